export const homeEn = {
  'home.title': 'Internships that write back',
  'home.standfirst':
    'Every internship here states its pay, its deadline and the date by which you’ll hear back. Employers who don’t answer can’t publish.',
  'home.description': 'Find internships with stated pay and a promised response date, from verified employers.',
  'home.search': 'What',
  'home.searchHint': 'Title, skill or company',
  'home.place': 'Where',
  'home.submit': 'Find internships',
  'home.edition':
    '{date} · {internships, plural, =0 {no open internships} one {# open internship} other {# open internships}} · {companies, plural, one {# verified company} other {# verified companies}}',
  'home.fresh': 'Recently published',
  'home.freshMore': 'All internships, newest first',
  'home.closing': 'Closing soon',
  'home.closingMore': 'All internships, by deadline',
  'home.nothing': 'There are no open internships at the moment. New ones appear here as soon as they’re approved.',
  'home.promise': 'How the response promise works',
  'home.promiseMore': 'More about the response promise',
  'home.promise.apply': 'You apply, and the response date is set',
  'home.promise.applyNote': '3 to 21 days later. Each internship says how many.',
  'home.promise.remind': 'We remind the employer',
  'home.promise.remindNote': 'Halfway, shortly before the date, and on the date.',
  'home.promise.answer': 'You hear back by the date',
  'home.promise.answerNote': 'With the next step or a reason.',
  'home.promise.silence': 'If there’s no answer, everyone can see it',
  'home.promise.silenceNote':
    'It shows in the company’s response rate, and too many overdue answers stop it from publishing.',
};
