import type { DraftUpdate } from '@prentice/contract';

/** What an internship of a kind is about: the parts that its text is put together from. */
export interface InternshipTemplate {
  readonly title: string;
  readonly category: NonNullable<DraftUpdate['category']>;
  readonly opening: string;
  readonly tasks: readonly string[];
  readonly outcomes: readonly string[];
  readonly skills: readonly string[];
}

export const internshipTemplates: readonly InternshipTemplate[] = [
  {
    title: 'Water laboratory assistant',
    category: 'research',
    opening: 'You help to find out how clean our rivers are, from the bank to the finished report.',
    tasks: [
      'Take samples at rivers and lakes together with a colleague.',
      'Prepare samples and measure nutrients and metals.',
      'Enter results and look for values that cannot be right.',
    ],
    outcomes: ['Plan and document a measuring series of your own.', 'Judge how reliable a measured value is.'],
    skills: ['Chemistry', 'Laboratory work', 'Statistics'],
  },
  {
    title: 'Frontend development',
    category: 'software_data',
    opening: 'You build screens that nurses and planners use every day, in a team that ships every week.',
    tasks: [
      'Build accessible forms and lists with TypeScript.',
      'Test screens with the people who use them.',
      'Review changes of colleagues and have yours reviewed.',
    ],
    outcomes: ['Turn a paper sketch into a tested screen.', 'Explain technical choices to people who do not program.'],
    skills: ['TypeScript', 'HTML and CSS', 'Testing'],
  },
  {
    title: 'Timber construction planning',
    category: 'engineering',
    opening: 'You draw, calculate and see on site how a school of timber comes together.',
    tasks: [
      'Draw details for walls and roofs.',
      'Compare the amounts of material of two variants.',
      'Visit building sites and write the minutes.',
    ],
    outcomes: ['Read and improve construction drawings.', 'Calculate a simple load path.'],
    skills: ['Technical drawing', 'Building physics', 'Teamwork'],
  },
  {
    title: 'Exhibition and collection',
    category: 'education',
    opening: 'You prepare a small exhibition with a curator, from the depot to the opening evening.',
    tasks: [
      'Describe and photograph objects for the catalogue.',
      'Write wall texts that can be understood at once.',
      'Lead a tour for a school class.',
    ],
    outcomes: ['Build an exhibition story from objects.', 'Speak to groups without notes.'],
    skills: ['Writing', 'Research', 'Photography'],
  },
  {
    title: 'Illustration and layout',
    category: 'design',
    opening: 'You design pages of a picture book and see it through to the printer.',
    tasks: [
      'Sketch and refine double pages with the art director.',
      'Set type for picture and text.',
      'Prepare files for print and check the proofs.',
    ],
    outcomes: ['Carry one design from sketch to print.', 'Give and take critique.'],
    skills: ['Illustration', 'Typography', 'Layout'],
  },
  {
    title: 'Route planning and operations',
    category: 'operations',
    opening: 'You help to plan how parcels reach a city centre without a single van.',
    tasks: [
      'Measure how long deliveries really take.',
      'Plan tours and discuss them with the riders.',
      'Keep the figures of a depot for a month.',
    ],
    outcomes: ['Plan a day with limited people and time.', 'Find the bottleneck in a process.'],
    skills: ['Spreadsheets', 'Organisation', 'Communication'],
  },
  {
    title: 'Soil and field survey',
    category: 'environment',
    opening: 'You walk fields with an adviser, dig, look and write down what the soil says.',
    tasks: [
      'Take soil samples and describe profiles.',
      'Map hedges and strips of flowers.',
      'Write a short report for a farm.',
    ],
    outcomes: ['Tell soil types apart in the field.', 'Advise with figures instead of guesses.'],
    skills: ['Ecology', 'Mapping', 'Writing'],
  },
  {
    title: 'Eyesight tests in schools',
    category: 'health',
    opening: 'You travel with a team of opticians to schools and help children to see better.',
    tasks: [
      'Prepare test stations and explain them to children.',
      'Keep records that protect privacy.',
      'Help with choosing frames.',
    ],
    outcomes: ['Carry out a standard eyesight test.', 'Explain health questions to families.'],
    skills: ['Health care', 'Patience', 'Languages'],
  },
  {
    title: 'Mobility data analysis',
    category: 'software_data',
    opening: 'You find out from counts and timetables where a bus line is missing.',
    tasks: [
      'Clean counts of passengers and trips.',
      'Draw maps and charts that answer one question each.',
      'Present findings to a transport office.',
    ],
    outcomes: ['Ask a data set a question that it can answer.', 'Show uncertainty honestly.'],
    skills: ['Python', 'Statistics', 'Maps'],
  },
  {
    title: 'Tenant advice and legal research',
    category: 'law',
    opening: 'You sit beside lawyers in consultations and research what the courts have said.',
    tasks: [
      'Prepare files for consultations.',
      'Research decisions and sum them up in a page.',
      'Draft letters that clients understand.',
    ],
    outcomes: ['Find the decisive point of a case.', 'Write a legal letter in plain words.'],
    skills: ['Legal research', 'Writing', 'Languages'],
  },
  {
    title: 'Bookkeeping for cooperatives',
    category: 'finance',
    opening: 'You learn the accounts of organisations that belong to their members.',
    tasks: [
      'Book receipts and check accounts.',
      'Prepare a quarterly statement with a colleague.',
      'Answer questions of treasurers.',
    ],
    outcomes: ['Read a balance sheet.', 'Close a month by yourself.'],
    skills: ['Accounting', 'Spreadsheets', 'Accuracy'],
  },
  {
    title: 'Campaigns and social media',
    category: 'marketing',
    opening: 'You tell people about rail journeys so that they want to pack a bag.',
    tasks: [
      'Write and schedule posts in two languages.',
      'Measure which stories are read to the end.',
      'Interview travellers and cut short films.',
    ],
    outcomes: ['Plan a campaign with a goal and a budget.', 'Write for different channels.'],
    skills: ['Writing', 'Video', 'Languages'],
  },
  {
    title: 'Recruiting and onboarding',
    category: 'people',
    opening: 'You help new colleagues to arrive well, from the first letter to the first week.',
    tasks: [
      'Plan first weeks together with the teams.',
      'Prepare interviews and take notes.',
      'Improve the handbook for new colleagues.',
    ],
    outcomes: ['Prepare a structured interview.', 'Organise an event for thirty people.'],
    skills: ['Communication', 'Organisation', 'Languages'],
  },
  {
    title: 'Editing and fact checking',
    category: 'media',
    opening: 'You read texts before anybody else does, and make sure that they are true.',
    tasks: [
      'Check names, figures and quotations.',
      'Edit short texts together with the authors.',
      'Look for pictures and clear their rights.',
    ],
    outcomes: ['Find and judge sources.', 'Edit without taking over.'],
    skills: ['Writing', 'Research', 'Accuracy'],
  },
  {
    title: 'Volunteer coordination',
    category: 'social',
    opening: 'You bring people who want to help together with those who need it.',
    tasks: [
      'Talk to volunteers and find what suits them.',
      'Plan visits and keep the calendar.',
      'Organise a meeting of all volunteers.',
    ],
    outcomes: ['Lead conversations with attention.', 'Coordinate thirty people without losing one.'],
    skills: ['Communication', 'Organisation', 'Patience'],
  },
  {
    title: 'Gripper prototyping',
    category: 'engineering',
    opening: 'You design, print and break gripping tools until one holds.',
    tasks: ['Design parts and print them.', 'Build a test stand and measure forces.', 'Program a small controller.'],
    outcomes: ['Go from an idea to a tested part.', 'Document tests so that others can repeat them.'],
    skills: ['CAD', 'Electronics', 'Programming'],
  },
];

/** Sentences about how one works, so that no two texts are alike. */
export const workStyleSentences = [
  'We meet every morning for ten minutes and plan the day.',
  'You have a mentor with an hour for you every week.',
  'Questions are welcome at any time, mistakes too.',
  'Lunch is cooked in the house, and everybody eats together.',
  'You choose one small project of your own and present it at the end.',
  'We work from an old factory with a garden.',
  'Our team speaks German and English, often in one sentence.',
  'You come along to clients from the second week on.',
  'Two former interns are now colleagues and will show you around.',
  'We keep Friday afternoons free for learning.',
  'Travel in the region is part of the work, by train and bicycle.',
  'You get the keys, a desk by the window and a good chair.',
  'At half-time we sit down and look at what you want to learn next.',
  'Everything that you make carries your name.',
  'We finish at five and mean it.',
  'You will be asked for your opinion, and it will count.',
] as const;
