/** Groups of people whom an event concerns beside those it names, each with the field that says of which record. */
export const recipientGroups = {
  applicants: 'internshipId',
  waitingApplicants: 'internshipId',
  companyApplicants: 'employerId',
  bookmarkers: 'internshipId',
  /** Those who bookmarked an internship or began to write, and have not applied. */
  undecided: 'internshipId',
} as const;
export type RecipientGroupName = keyof typeof recipientGroups;
