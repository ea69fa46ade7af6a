import type { NewsAudience, NewsEvent, NewsState } from '@prentice/contract';
import { lastThursdayOfApril } from '../demo-dates.ts';

/** A news item as the careers team of the demo wrote it. */
export interface DemoNews {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly tags: readonly string[];
  /** Days before the demo is made on which it was published; less than 0 for one that is to come. */
  readonly daysAgo: number;
  readonly byline?: string;
  /** The event that it is about, at the time that the demo is made. */
  readonly event?: (now: Date) => NewsEvent;
  readonly language?: 'en' | 'de';
  readonly audience?: NewsAudience;
  readonly state?: NewsState;
  readonly pinned?: boolean;
  /** Days after publication on which the text was corrected. */
  readonly correctedAfter?: number;
}

/** Fourteen items, newest first. Employers and events are invented. */
export const demoNews: readonly DemoNews[] = [
  {
    title: 'Spring career fair: 42 companies, one afternoon',
    summary:
      'On the last Thursday of April the spring fair fills the main hall. Which companies come, what to bring, and how to use the hour before it opens.',
    tags: ['events'],
    event: (now) => {
      const day = lastThursdayOfApril(now);
      return { startsAt: `${day}T13:00`, endsAt: `${day}T18:00`, place: 'Main hall, Universitätsplatz 3, Graz' };
    },
    daysAgo: 1,
    pinned: true,
    body: `The spring career fair takes place on **the last Thursday of April, 13:00 to 18:00**, in the main hall. Entry is free and you need no ticket. 42 companies have confirmed so far, 17 of them for the first time.

## What to bring

- Three to five printed CVs. Some stands still prefer paper.
- Two questions for each company you want to meet. “What do you do?” is answered on their page here.
- A list of four stands. Nobody manages more than that well.

## The quiet hour

From 12:00 to 13:00 the hall is open for students who find crowds difficult. Music is off, the light is lower, and the companies know about it. Write to us in the week before and we will put your name down.

## Afterwards

Companies may only ask you to apply through their listing on Prentice. If somebody asks for your CV by private email or for a fee, tell us at the information stand or use *Report this internship* on its page.

| Time | What |
| --- | --- |
| 12:00 | Quiet hour |
| 13:00 | Doors open |
| 15:00 | Talk: reading an offer |
| 18:00 | End |`,
  },
  {
    title: 'How the response promise works, and what happens when it is broken',
    summary:
      'Every internship says when you’ll hear back. What counts as an answer, who checks it, and what you can do.',
    tags: ['applications'],
    daysAgo: 4,
    pinned: true,
    body: `Silence is the most common answer to an application. Here it is not allowed: whoever publishes an internship says within how many days they write back, between 3 and 21.

## What counts as an answer

An invitation, a question, a place on the shortlist or a rejection with a reason. An automatic “we received your application” does **not** count.

## What happens when it is late

1. On the due date your page *My applications* shows the application as overdue.
2. The company is reminded, and its page shows how often it keeps its promise.
3. A company with too many late answers cannot publish anything new until it has caught up.

## What you can do

Nothing at all is fine. You can withdraw at any time without giving a reason, and you can write to us if a company asks you to wait for something that is not in the posting.

> I stopped refreshing my inbox. I knew that by the ninth of May I would know.
>
> *A student of the spring round*`,
  },
  {
    title: 'Sprechstunde: Lebenslauf in 20 Minuten',
    summary: 'Jeden Dienstag sehen wir uns gemeinsam Ihren Lebenslauf an. Ohne Anmeldung, auf Deutsch oder Englisch.',
    tags: ['events', 'applications'],
    language: 'de',
    daysAgo: 6,
    body: `Jeden **Dienstag von 14 bis 17 Uhr** sind wir in Raum 0.12 im Erdgeschoss der Bibliothek. Bringen Sie Ihren Lebenslauf ausgedruckt oder auf dem Laptop mit. Nach 20 Minuten wissen Sie, was gut ist und welche drei Dinge Sie ändern sollten.

## Was wir ansehen

- Steht das Wichtigste im oberen Drittel?
- Belegt jede Aussage eine Aufgabe, ein Ergebnis oder eine Zahl?
- Kann ein Programm den Text lesen? Tabellen und Textfelder gehen oft verloren.

## Was wir nicht tun

Wir schreiben den Lebenslauf nicht für Sie, und wir bewerten keine Fotos. Ein Foto gehört ohnehin nicht hinein: Viele Unternehmen prüfen hier ohne Namen und Bild.`,
  },
  {
    title: 'Unpaid internships: what is allowed and what is not',
    summary:
      'Most internships here are paid. The few that are not need a reason that the law accepts. A short guide to the exceptions.',
    tags: ['rights and safety'],
    daysAgo: 9,
    correctedAfter: 2,
    body: `Of the internships published here, nine out of ten state a wage. The others may be unpaid for one of three reasons only, and the reason is shown on the posting.

## The three exceptions

- **Curricular placements** that your degree requires. Your programme has to list them as compulsory.
- **Volunteering for a non-profit** organisation, with free hours.
- **Shadowing** of fewer than ten working days, in which you watch and do not work.

## What “expenses only” means

Travel and meals are paid against receipts. It is not a wage, so the same three reasons apply.

## When something is wrong

If you are asked to do regular work in an unpaid placement, or if pay is promised “after a trial month”, write to us. We ask the company, and we do not name you without your consent.`,
  },
  {
    title: 'Three students about their first week',
    summary:
      'A laboratory, a newsroom and a software company: what surprised them, and what they would do differently.',
    tags: ['applications'],
    daysAgo: 13,
    body: `We asked three students who started in February to write down one sentence every evening of their first week. This is what was left on Friday.

## In the laboratory

“Nobody expects you to know where the pipettes are. Everybody expects you to write down what you took.” Her advice: ask for the safety training on the first day, not the second.

## In the newsroom

“I thought I would fetch coffee. At eleven I rang the fire brigade and asked how big the fire was.” His advice: read the last two weeks of the paper before you start.

## In the software company

“My first change was one line. The review had fourteen comments and all of them were kind.” Her advice: tell your mentor what you do *not* understand at noon, not at five.`,
  },
  {
    title: 'Taking a semester off for an internship: deadlines',
    summary:
      'Leave of absence, student grants and health insurance have different deadlines. The order in which to ask.',
    tags: ['deadlines'],
    audience: 'interns',
    daysAgo: 16,
    body: `An internship of 20 weeks rarely fits into a break. If you take a semester off, three offices want to know, in this order.

1. **Your programme.** Ask whether the internship counts as a compulsory one. This decides the other two.
2. **The student office.** Applications for leave are due on 31 March for summer and 30 September for winter.
3. **Grants and insurance.** Grants usually pause during leave. Student insurance has an income limit.

## Bring these papers

- The agreement, or the offer if it is not signed yet
- The dates and the weekly hours
- The name of your mentor`,
  },
  {
    title: 'Writing a posting that students finish reading',
    summary: 'What the twenty most read postings of last year have in common, with before and after.',
    tags: ['employers'],
    audience: 'employers',
    daysAgo: 18,
    body: `We compared the twenty postings with the most applications per view with the twenty that had the fewest. Three differences stood out.

## Tasks, not virtues

| Before | After |
| --- | --- |
| You are a dynamic team player | You test the checkout with two colleagues |
| Exciting tasks await you | In week three you present to the client |

## Pay in numbers

Postings that state a range of at most 20 per cent got **2.4 times** as many complete applications as “competitive” ones did in earlier years.

## One page

The median reader leaves after 300 words. Put what the person learns before what the company does.`,
  },
  {
    title: 'Barrierefrei bewerben: was Sie verlangen können',
    summary:
      'Mehr Zeit, ein anderer Raum, Gebärdensprache: Welche Anpassungen im Bewerbungsverfahren üblich sind und wann Sie danach fragen.',
    tags: ['rights and safety'],
    language: 'de',
    daysAgo: 22,
    body: `Sie müssen eine Behinderung in der Bewerbung nicht nennen. Wenn Sie eine Anpassung brauchen, genügt es zu sagen, **was** Sie brauchen. Den Grund behalten Sie für sich.

## Vor dem Gespräch

- Fragen im Voraus erhalten
- Ein Gespräch per Video statt vor Ort, oder umgekehrt
- Dolmetschen in Gebärdensprache; die Kosten trägt meist das Integrationsamt

## Im Praktikum

Arbeitszeit, Bildschirm, Software, ein ruhiger Platz: Vereinbaren Sie es schriftlich, bevor Sie unterschreiben. Wir helfen beim Formulieren und sprechen auf Wunsch mit dem Unternehmen.`,
  },
  {
    title: 'Blind review: how companies read without names',
    summary:
      'Until the shortlist, these companies see no name, no photo and no age. What is hidden, and what you can do.',
    tags: ['employers'],
    daysAgo: 27,
    body: `Some companies decide about the shortlist without names. You recognise their internships by the section *Blind review*.

## What is hidden

Name, contact details and links are hidden until you are shortlisted. Your CV is shown as text, without layout or picture. What you write into it yourself stays, so leave your date of birth out.

## What you can do

Write about tasks and results, and let them speak for you. The company learns your name when it shortlists you, and you see that step in *My applications*.`,
  },
  {
    title: 'How to recognise a fake internship',
    summary:
      'Fees, private messengers, payment for equipment: five signs, and what we check before a posting appears here.',
    tags: ['rights and safety'],
    daysAgo: 33,
    body: `Every company here is verified before its first posting appears. Fraud still reaches students through messages, copied postings and other sites. Watch for these five signs.

1. You are asked to **pay**: for training, for a visa, for a laptop.
2. The conversation moves to a private messenger at once.
3. The pay is far above what others offer for the same work.
4. The sender’s address does not belong to the company’s website.
5. You get an offer without an interview.

## What to do

Send nothing, sign nothing, and use *Report this internship* or *Report this job* on its page. We look at each report within 24 hours. If you have already sent a copy of your passport, write to us today: there is a form for the police that we fill in with you.`,
  },
  {
    title: 'Travel grants for interviews are back',
    summary: 'Up to 80 euros for a train to an interview in another city. Keep your ticket and apply within two weeks.',
    tags: ['deadlines'],
    audience: 'interns',
    daysAgo: 38,
    body: `The friends of the university have renewed the fund. If a company invites you and does not pay for the journey, you get **up to 80 euros** per interview and at most three journeys a year.

## How it works

- Ask the company first. Many pay when they are asked.
- Keep the ticket and the invitation.
- Send both to the careers office within 14 days.

The money is paid to your account within ten days. Journeys by car are paid at the price of the train.`,
  },
  {
    title: 'New: the calendar file for every deadline',
    summary: 'Each internship has a calendar file for its deadline now, and so has each interview.',
    tags: ['applications', 'deadlines'],
    daysAgo: 45,
    body: `Deadlines belong in the calendar that you use anyway. On every internship you now find *Add deadline to calendar*. The file works with every common calendar and needs no account.

## Interviews, too

Once you are invited, *My applications* shows the interview with *Add to calendar*. If the company cancels it, the same place has a file that removes it from your calendar.`,
  },
  {
    title: 'Applications for autumn open on Monday',
    summary: 'From Monday morning companies can publish internships that start in September or later.',
    tags: ['deadlines'],
    daysAgo: -5,
    state: 'scheduled',
    body: `From Monday, 8:00, internships that start in September or later appear in the search. Last year a third of them closed within four weeks.

## Be ready

- Complete your profile to 60 per cent, or you cannot apply.
- Save a search. You get one email a day at most, and none when there is nothing new.
- Ask your two referees now, before the summer.`,
  },
  {
    title: 'Interview training with the theatre group',
    summary: 'Four evenings on breathing, pauses and difficult questions. The dates are still open.',
    tags: ['events'],
    audience: 'interns',
    daysAgo: 0,
    state: 'draft',
    body: `The theatre group offers its training again. The dates are not fixed yet.

- Evening one: voice and breathing
- Evening two: telling what you did in two minutes
- Evening three: difficult questions
- Evening four: a complete interview, filmed if you like`,
  },
];
