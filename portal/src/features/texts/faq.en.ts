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
      'No, never for students. Nobody may ask you for a fee, a deposit or paid training. If someone does, report the internship. You don’t need an account.',
  },
  {
    id: 'promise',
    group: 'students',
    question: 'What is the response promise?',
    answer:
      'Each employer promises to answer within 3 to 21 days (14 by default). The response date is set when you apply, and you can see it in the timeline of your application. Opening your CV doesn’t count as an answer.',
  },
  {
    id: 'late',
    group: 'students',
    question: 'What happens if an employer doesn’t answer?',
    answer:
      'We remind the employer halfway, shortly before the response date and on the date. If there’s still no answer after another 30 days, we close your application and let you know. This lowers the employer’s public response rate, and an employer with too many overdue answers can’t publish.',
  },
  {
    id: 'unpaid',
    group: 'students',
    question: 'Why are some internships unpaid?',
    answer:
      'Some are part of a course of study, some are volunteering for a nonprofit organisation, and some are short job shadowing. An unpaid internship must state which of these applies and explain why, and everyone can see it. Use the “Paid only” filter to hide them.',
  },
  {
    id: 'verified',
    group: 'students',
    question: 'What does “verified” mean?',
    answer:
      'A member of our team has checked the company. “Verified: domain” means that it controls its web domain, “Verified: documents” that we have seen documents too. The checks, their results and their dates are shown on the company’s page. Verification lasts 12 months.',
  },
  {
    id: 'apply',
    group: 'students',
    question: 'What do I need to apply?',
    answer:
      'A confirmed email address, a profile that is at least 60% complete, and a CV as PDF, DOCX or TXT, up to 5 MB and 10 pages. Some internships also ask a few questions.',
  },
  {
    id: 'machine',
    group: 'students',
    question: 'Does an algorithm reject applications?',
    answer:
      'No. A match compares your CV and profile with each requirement and quotes what it found. You see it on the internship’s page before you apply, and the employer sees it with your application. Employers see applications in order of date unless they choose another order. Every decision about you is made by a person at the company.',
  },
  {
    id: 'blind',
    group: 'students',
    question: 'What is blind review?',
    answer:
      'Some employers choose not to see candidates’ names, photos, contact details, links or where they studied until they shortlist them. Until then, we don’t share them, and quote only the names of skills from your CV.',
  },
  {
    id: 'withdraw',
    group: 'students',
    question: 'Can I withdraw an application?',
    answer:
      'Yes, at any time until the internship starts. After that, the employer can no longer see your contact details.',
  },
  {
    id: 'external',
    group: 'students',
    question: 'What are external jobs?',
    answer:
      'Openings that we found on other sites. You apply there, so there is no response promise and nobody here has checked the company. You can save them and note “I applied today”, and they then stand in My applications.',
  },
  {
    id: 'cv-assistant',
    group: 'students',
    question: 'What does the CV assistant do?',
    answer:
      'It reads your CV and says what is missing or could be clearer, quoting the line each time. You can also write a CV there and download it. Everything stays here, and employers never see the review.',
  },
  {
    id: 'news',
    group: 'students',
    question: 'How do I hear about news and new internships?',
    answer:
      'Save a search or follow a company, and we’ll tell you about new matches. News is on its own page and as a feed; you choose in your settings what you get by email.',
  },
  {
    id: 'push',
    group: 'students',
    question: 'How do I get push notifications?',
    answer:
      'Turn them on under Settings, Notifications, in each browser where you want them. On an iPhone or iPad, add this site to the home screen first. They never name anybody, and they pause in your quiet hours.',
  },
  {
    id: 'start',
    group: 'employers',
    question: 'How do we publish an internship?',
    answer:
      'Create an account, describe your company and request verification. We decide within two business days. You can create the internship in the meantime. We review it before it is published, and again after every material change.',
  },
  {
    id: 'blocked',
    group: 'employers',
    question: 'Why can’t we publish at the moment?',
    answer:
      'Either your company isn’t verified, or too many applications are overdue: five or more, or more than 20% if you have at least ten. Answer them and you can publish again.',
  },
  {
    id: 'figures',
    group: 'employers',
    question: 'How is our response rate calculated?',
    answer:
      'We look at the last 180 days and show two figures: the median number of days from an application to your first response, and the share of applications you answered by their response date. We show them from ten applications.',
  },
  {
    id: 'edit',
    group: 'employers',
    question: 'Can we change an internship after publishing?',
    answer:
      'Yes. We review material changes first, and the current version stays public until then. Applicants can see what has changed. You can’t lower the pay once someone has applied.',
  },
  {
    id: 'export',
    group: 'data',
    question: 'How do I download or delete my data?',
    answer:
      'Go to Settings, Privacy and data, to download everything as one file or to delete your account. You have 14 days to change your mind. You can also download your profile as a JSON Resume file.',
  },
  {
    id: 'seen',
    group: 'data',
    question: 'Who has seen my CV?',
    answer: 'Your profile shows who opened your CV or contact details and when. These entries can’t be removed.',
  },
];
