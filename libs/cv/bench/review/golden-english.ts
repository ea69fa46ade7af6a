import type { GoldenCv } from './golden-review.ts';

/* CVs as students write them, with what a careful adviser marks in each: written before the rules. The people are
   invented. */
export const goldenEnglish: readonly GoldenCv[] = [
  {
    name: 'a strong CV',
    findings: [],
    text: `Nora Lindqvist
Mechanical engineering student with a love of wind
nora.lindqvist@people.example | +43 660 1112223 | linkedin.com/in/nora-lindqvist

EDUCATION
Oct 2024 – present   BSc Mechanical Engineering, University of Graz
Sep 2016 – Jun 2024   A-levels, Grammar School Lend

WORK EXPERIENCE
Test assistant, Wind Lab Ltd | Jul 2025 – Sep 2025
• Measured the noise of 14 rotor blades in the wind tunnel and wrote the report for the lead engineer
• Automated the evaluation of the sensor files in Python, which saved two days a week for the team
• Presented the results to the board together with the supervisor of the laboratory
Shop assistant, Kleiner Laden | Jul 2024 – Aug 2024
• Served about 80 customers a day and trained two new colleagues at the till

PROJECTS
Paper glider | Mar 2025 – May 2025
• Won first place among 30 teams

SKILLS
Python, MATLAB, SolidWorks, Technical drawing

LANGUAGES
German (native), English (C1)
`,
  },
  {
    name: 'duties instead of results',
    findings: [
      ['no_phone', ''],
      ['few_skills', ''],
      ['no_result', 'Responsible for the shelves'],
      ['no_result', 'Various tasks'],
      ['no_result', 'I helped customers'],
      ['no_result', 'Coffee and sandwiches'],
      ['no_action_verb', 'Responsible for the shelves'],
      ['no_action_verb', 'Various tasks'],
      ['no_action_verb', 'I helped customers'],
      ['no_action_verb', 'Coffee and sandwiches'],
      ['empty_phrase', 'Responsible for the shelves'],
      ['empty_phrase', 'Various tasks'],
      ['empty_phrase', 'Highly motivated team player'],
      ['empty_phrase', 'Highly motivated team player'],
      ['first_person', 'I helped customers'],
      ['short_point', 'Various tasks'],
      ['short_point', 'Coffee and sandwiches'],
    ],
    text: `Tom Archer
tom.archer@people.example

PROFILE
Highly motivated team player who wants to learn.

EDUCATION
Sep 2023 – Jun 2026   BA History, University of Leeds

EXPERIENCE
Sales assistant, Corner Books | Jun 2024 – Sep 2025
- Responsible for the shelves and the stock room of the children's department
- Various tasks in the office
- I helped customers with all kinds of questions about books and games
Barista, Bean Studio | Jan 2024 – May 2024
- Coffee and sandwiches

SKILLS
Microsoft Office, Teamwork

LANGUAGES
English (native), French (B1)
`,
  },
  {
    name: 'private numbers in a thin CV',
    findings: [
      ['birth_date', 'Date of birth'],
      ['identity_number', 'Passport number'],
      ['bank_account', 'IBAN'],
      ['no_education_dates', 'BSc Nursing'],
      ['no_experience', ''],
      ['no_languages', ''],
    ],
    text: `Amara Osei
Email: amara.osei@people.example
Phone: +44 20 7946 0018
Date of birth: 12 March 2004
Passport number: P1234567X
IBAN: GB82 WEST 1234 5698 7654 32

EDUCATION
BSc Nursing, University of Leicester

SKILLS
First aid, Patient care, Record keeping, Phlebotomy
`,
  },
  {
    name: 'dates that do not agree',
    findings: [
      ['mixed_dates', 'Laboratory intern'],
      ['order', 'Laboratory intern'],
      ['gap', 'Laboratory intern'],
      ['future_date', 'Research assistant'],
      ['tense', 'Manage the samples'],
      ['repeated_verb', 'Helped the doctoral students'],
      ['repeated_verb', 'Helped to order'],
      ['repeated_verb', 'Helped visitors'],
      ['no_result', 'Helped the doctoral students'],
      ['no_result', 'Helped to order'],
      ['no_result', 'Helped visitors'],
      ['no_result', 'Manage the samples'],
    ],
    text: `Priya Raman
priya.raman@people.example · +44 7700 900123

Education
Sep 2021 – Jun 2023   MSc Chemistry, University of York

Employment
Museum guide, City Museum   Jul 2023 – Dec 2023
• Helped visitors to find their way through the rooms and the exhibitions
Laboratory intern, Blue Chemistry Ltd   10/2024 – 08/2025
• Helped the doctoral students with the preparation of their experiments and reports
• Manage the samples of the whole group and keep the store in order
• Helped to order what was needed from the catalogues of the suppliers
Research assistant, Institute of Physics   Feb 2027 – Jun 2027

Skills
Titration, Chromatography, Microsoft Excel

Languages
English (native), Tamil (C1)
`,
  },
  {
    name: 'words that are misspelt',
    findings: [
      ['misspelling', 'Work experiance'],
      ['misspelling', 'Seperated'],
      ['misspelling', 'Pyhton'],
    ],
    text: `Ines Falk
ines.falk@people.example · +43 660 3334445

Education
Oct 2023 – present   BSc Environmental Engineering, University of Graz

Work experiance
Laboratory assistant, Water Lab Ltd   Jul 2025 – Sep 2025
• Seperated 60 samples of river water by their salts and wrote the protocol for the head of the laboratory
• Calibrated four sensors before each day of measurements, which cut the failed ones by half
• Presented the results to 25 students of the first year

Skills
Pyhton, MATLAB, Technical drawing

Languages
German (native), English (C1)
`,
  },
];
