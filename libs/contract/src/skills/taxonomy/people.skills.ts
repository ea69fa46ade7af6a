export const people = `
Recruiting | talent acquisition
Active sourcing | candidate search
Job postings | job ads
Interview conduct | job interviews
Onboarding
Employer branding
Human resources administration | HR administration
HR law basics | works council
Personnel development | people development
Training design | learning programmes
E-learning design | instructional design
Coaching
Mentoring
Performance reviews | appraisal
Compensation and benefits
Workforce planning
Diversity and inclusion
Occupational health | workplace health
Change management
Organisational development
Organisational psychology | work psychology
Team building
Leadership
Conflict resolution
Facilitation | moderation
Employee surveys
HR analytics | people analytics
SAP HR | SuccessFactors
Time recording | shift planning
Apprentice training | vocational training
International assignments | global mobility
Volunteer management
Career counselling
Outplacement
Talent management
`;
