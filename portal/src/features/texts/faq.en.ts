import type { FaqQuestion } from './faq-question.ts';

export const faqEn: FaqQuestion[] = [
  {
    id: 'account',
    group: 'students',
    question: 'Do I need an account to look around?',
    answer: 'No. You can search and read every internship and company page without one. You need an account to apply.',
  },
  {
    id: 'cost',
    group: 'students',
    question: 'Does it cost anything?',
    answer:
      'No, never for students. Whoever asks you for a fee, a deposit or paid training breaks our rules: report the internship, you need no account for that.',
  },
  {
    id: 'promise',
    group: 'students',
    question: 'What is the response promise?',
    answer:
      'Each employer chooses within how many days applicants hear back, between 3 and 21; 14 if nothing else is chosen. The date is fixed when you apply and shown in the timeline of your application. Opening your CV does not count as an answer.',
  },
  {
    id: 'late',
    group: 'students',
    question: 'What happens when an employer does not answer?',
    answer:
      'The employer is reminded at half, at four fifths and at the end of the time. Thirty days after the due date we close your application and tell you honestly that no answer came. It counts in the employer’s public figures, and with too many open answers the employer cannot publish.',
  },
  {
    id: 'unpaid',
    group: 'students',
    question: 'Why are there unpaid internships at all?',
    answer:
      'Some are part of a course of study, some are volunteering with a nonprofit, some are short job shadowing. An unpaid internship must name one of these bases and explain it in public. Use the filter “Paid only” to leave them out.',
  },
  {
    id: 'verified',
    group: 'students',
    question: 'What does “verified” mean?',
    answer:
      'A person has looked at named checks of the company and decided. Level 1 confirms that the company controls its web domain, level 2 that documents were seen as well. Checks, results and dates stand on the company’s page. Verification lasts 12 months.',
  },
  {
    id: 'apply',
    group: 'students',
    question: 'What do I need to apply?',
    answer:
      'A confirmed email address, a profile that is at least 60 percent complete, and a CV as PDF, DOCX or TXT, at most 5 MB and 10 pages. Some internships ask questions of their own.',
  },
  {
    id: 'machine',
    group: 'students',
    question: 'Does a machine sort out applications?',
    answer:
      'No. A match lists which requirements your profile meets and which it does not, with the words it relies on. Lists are ordered by date. Every decision about you is made by a person at the company.',
  },
  {
    id: 'blind',
    group: 'students',
    question: 'What is blind review?',
    answer:
      'Some employers choose not to see names, photos, contacts, links and institutions until they shortlist. Our server does not send them those parts before.',
  },
  {
    id: 'withdraw',
    group: 'students',
    question: 'Can I withdraw an application?',
    answer: 'Yes, at any time until the placement begins. The employer then no longer sees your contact details.',
  },
  {
    id: 'start',
    group: 'employers',
    question: 'How do we publish an internship?',
    answer:
      'Create an account, describe the company and ask for verification; we decide within two business days. Write the internship meanwhile. A person reviews it before it appears, and again after a material change.',
  },
  {
    id: 'blocked',
    group: 'employers',
    question: 'Why can we not publish at the moment?',
    answer:
      'Either the company is not verified, or too many applications are past their date: five or more, or over 20 percent of at least ten. Answer them, and publishing opens again.',
  },
  {
    id: 'figures',
    group: 'employers',
    question: 'How are our answer figures computed?',
    answer:
      'Over the last 180 days: the median of the days from an application to your first response, and the share answered within your promise. Below ten applications nothing is shown.',
  },
  {
    id: 'edit',
    group: 'employers',
    question: 'Can we change an internship after publishing?',
    answer:
      'Yes. A material change waits for review while the current version stays online; applicants see the difference. The pay cannot be lowered once someone has applied.',
  },
  {
    id: 'export',
    group: 'data',
    question: 'How do I get or erase my data?',
    answer:
      'You can export all of it as JSON, and your CV as JSON Resume. You can have the account erased; for 14 days you may change your mind.',
  },
  {
    id: 'seen',
    group: 'data',
    question: 'Who has seen my CV?',
    answer: 'Every opening is recorded with person, company and time, and you can read that record.',
  },
];
