import type { FieldsWith } from '../kernel/fields.ts';
import type { DraftUpdate } from './internship.contract.ts';
import type { ChoiceField, internshipFields } from './internship-fields.ts';

type ValueKey = {
  [Field in ChoiceField]: `${Field}.${(typeof internshipFields)[Field]['values'][number]}`;
}[ChoiceField];
type InternshipFieldKey = `posting.field.${FieldsWith<typeof internshipFields, 'step'>}` | ValueKey;

/**
 * Names of the fields of an internship and of their values in English; both clients show these unless they have their
 * own.
 */
export const internshipFieldsEn = {
  'posting.field.title': 'Title',
  'posting.field.category': 'Category',
  'posting.field.description': 'Description',
  'posting.field.tasks': 'Tasks',
  'posting.field.learningOutcomes': 'What interns learn',
  'posting.field.mentorName': 'Mentor',
  'posting.field.workMode': 'On site or remote',
  'posting.field.locations': 'Locations',
  'posting.field.startDate': 'Start',
  'posting.field.startFlexible': 'The start is flexible',
  'posting.field.durationWeeks': 'Duration (weeks)',
  'posting.field.durationJustification': 'Why it takes this long',
  'posting.field.hoursPerWeek': 'Hours per week',
  'posting.field.openings': 'Openings',
  'posting.field.pay': 'Pay',
  'posting.field.unpaidBasis': 'Why it is unpaid',
  'posting.field.credit': 'Counts towards a degree',
  'posting.field.agreementProvided': 'We provide a written agreement',
  'posting.field.requiredSkills': 'Required skills',
  'posting.field.preferredSkills': 'Nice-to-have skills',
  'posting.field.eligibility': 'Who can apply',
  'posting.field.questions': 'Questions for candidates',
  'posting.field.publishAt': 'Publish at',
  'posting.field.deadline': 'Deadline for applications',
  'posting.field.responseDays': 'Response promise (days)',
  'posting.field.maxApplicants': 'Close after this many applications',
  'posting.field.blindReview': 'Hide names until shortlisting',
  'posting.field.vacancyKind': 'Type of opening',
  'workMode.onsite': 'On site',
  'workMode.hybrid': 'Hybrid',
  'workMode.remote': 'Remote',
  'vacancyKind.open_now': 'Open now',
  'vacancyKind.pool': 'Collects candidates for later',
  'category.engineering': 'Engineering',
  'category.software_data': 'Software and data',
  'category.design': 'Design',
  'category.marketing': 'Marketing',
  'category.sales': 'Sales',
  'category.finance': 'Finance',
  'category.law': 'Law',
  'category.people': 'People and HR',
  'category.operations': 'Operations',
  'category.research': 'Research',
  'category.health': 'Health',
  'category.education': 'Education',
  'category.media': 'Media',
  'category.environment': 'Environment',
  'category.social': 'Social work',
  'category.other': 'Other',
} as const satisfies Readonly<Record<InternshipFieldKey, string>>;

/**
 * Names of the fields within a sentence of a notice, as the page of an internship calls them; notices leave out the
 * others.
 */
export const internshipFieldMentionsEn = {
  title: 'title',
  category: 'field',
  description: 'description',
  tasks: 'tasks',
  learningOutcomes: 'what you’ll learn',
  workMode: 'on site or remote',
  locations: 'locations',
  startDate: 'start',
  startFlexible: 'start',
  durationWeeks: 'duration',
  hoursPerWeek: 'hours per week',
  openings: 'openings',
  pay: 'pay',
  unpaidBasis: 'why it is unpaid',
  credit: 'course credit',
  agreementProvided: 'agreement',
  requiredSkills: 'skills',
  preferredSkills: 'skills',
  eligibility: 'who can apply',
  questions: 'questions',
  deadline: 'deadline',
  responseDays: 'answer',
  vacancyKind: 'type of opening',
} as const satisfies Readonly<Partial<Record<keyof DraftUpdate, string>>>;
