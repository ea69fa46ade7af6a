import { gapPattern } from './text-patterns.ts';

const purposes =
  'registration|application|enroll?ment|admission|training|course|admin(?:istration)?|placement|processing|materials?|starter|onboarding|certificat(?:e|ion)|membership|sign-?up|joining|background[- ]check|visa|security|reservation|seat';
const bought = 'kit|package|materials?|uniform|equipment|laptop|course|licen[cs]e|software';
const taught = 'training|course|certificate|certification|seminar|onboarding|programme|program|introduction';
const sumOf = `(?:[€£$] ?\\d[\\d.,]{0,12}|\\d[\\d.,]{0,12} ?(?:€|£|\\$|euros?\\b|eur\\b|usd\\b|gbp\\b|chf\\b|pounds?\\b|dollars?\\b|franken\\b))`;
const payer =
  'you|candidates?|applicants?|interns?|students?|participants?|everyone|everybody|each|every (?:intern|candidate)';
const pays =
  'pays?(?! attention)|cover|covers|invests?|transfers?|contributes?|brings?|wires?|owes?|deposits?|puts? (?:down|up)|hands? over|lays? out';
const bezahlt = 'zahl|bezahl|überweis|entricht|hinterleg|investier|begleich';
/** How somebody says that applicants pay. */
export const feePatterns: readonly string[] = [
  `\\b(?:${payer})\\b${gapPattern(30)}\\b(?:${pays})\\b${gapPattern(30)}${sumOf}`,
  `\\b(?:ask|asks|require|requires|need|expect)\\b${gapPattern(40)}\\bto (?:${pays})\\b${gapPattern(30)}${sumOf}`,
  `\\b(?:after|once|until|when|as soon as)\\b${gapPattern(30)}\\b(?:received|arrived|paid|transferred|credited)\\b${gapPattern(20)}${sumOf}`,
  `${sumOf},? ?${gapPattern(12)}\\b(?:payable|due|to be paid|upfront|up front|in advance|from you)\\b`,
  `\\b(?:programme|program|academy|reservation|insurance|enrol\\w*|registration|onboarding|laptop|uniform)\\b${gapPattern(25)}\\b(?:is|costs?)\\b ${sumOf}`,
  `\\ba fee of\\b`,
  `(?<!\\b(?:get|receive|earn|offer|grant|add|gain)s?\\b[^.!?;\\n]{0,20})\\b(?:charge|contribution|price|surcharge) of ${sumOf}`,
  `\\b(?:yours|available|to be had) for ${sumOf}`,
  `\\b(?:deposit|fee|charge)s? (?:is|are|will be|has to be|must be) (?:taken|charged|withheld|required|due|collected|payable|deducted)\\b`,
  `\\bwe (?:charge|withhold|deduct|collect)\\b${gapPattern(25)}${sumOf}`,
  `\\b(?:berechne|verlange|erhebe|verrechne|verlang|berechn|kassier)\\w*\\b${gapPattern(40)}${sumOf}`,
  `\\b(?:du|sie|bewerber\\w*|praktikant\\w*) (?:kauf|bestell|erw[ie]rb)\\w*\\b${gapPattern(40)}\\b(?:im wert von|für|um|zum preis von) ${sumOf}`,
  `\\b(?:sicherheitsleistung|vorkasse|vorauszahlung|eigenanteil)\\b`,
  `\\b(?:${bezahlt})\\w*\\b${gapPattern(40)}${sumOf}`,
  `${sumOf}${gapPattern(40)}\\b(?:verlangt|fällig|beglichen|bezahlt werden|gezahlt werden)\\b`,
  `\\bkostet? (?:\\w+ )?${sumOf}`,
  `\\b(?:${purposes})(?: processing)? (?:fee|charge|deposit)s?\\b`,
  `\\b(?:refundable|up-?front|advance|one-time|mandatory) (?:\\w+ )?(?:deposit|fee)s?\\b`,
  `\\b(?:pay|transfer|send|wire|remit)(?: us)?(?: only| just)? (?:an?|the|your|this|[€£$]? ?\\d[\\d.,]{0,12})\\b${gapPattern(25)}\\b(?:deposit|fee)s?\\b`,
  `\\b(?:deposit|fee)s?(?: of|:) ?(?:[€£$]|eur|usd|gbp)? ?\\d+`,
  `\\b(?:buy|purchase|order)s? (?:your|our|their)(?: own)? (?:\\w+ )?(?:${bought})\\b`,
  `\\b(?:buy|purchase|order)s? ${gapPattern(40)} from us\\b`,
  `\\b(?:${taught})\\b${gapPattern(15)}\\bcosts? (?:you )?(?:[€£$]|eur\\b|usd\\b|\\d)`,
  `\\bpay(?:s|ing)?(?: only| just| yourself)? for (?:the|your|their|our|this|an?) (?:own )?(?:${taught}|${bought}|background check|visa|registration|test)\\b`,
  `\\bpays?\\b${gapPattern(10)}\\d+ ?(?:[€£$]|euros?|pounds?|dollars?|eur|usd|gbp) for (?:the|your|their|our|this|an?) (?:own )?(?:${taught}|${bought})\\b`,
  `\\b(?:begin|start|join)\\b${gapPattern(20)}\\b(?:once|after|when|until) (?:the|your|an?) (?:deposit|fee|payment)\\b`,
  `\\bpaid training (?:course|package)\\b`,
  `\\bat (?:your|their) own (?:expense|cost)\\b`,
  `\\bkaution\\b|(?:schulungs|kurs|einschulungs)kosten\\b`,
  `(?:anmelde|teilnahme|bearbeitungs|aufnahme|vermittlungs|schulungs|start|bewerbungs|einschreibe?|kurs|verwaltungs)geb(?:ü|ue)hr(?:en)?\\b`,
  `\\bkosten (?:der|des|für (?:die|eine|das|den)) (?:ein)?(?:schulung|ausbildung|kurs(?:es)?|zertifikats?)\\b${gapPattern(40)}\\b(?:selbst|praktikant\\w*|bewerber\\w*)\\b`,
  `\\b(?:zahl|bezahl|kauf)\\w*${gapPattern(30)}\\b(?:starterpaket|starter-?kit|schulung|kurs|material|zertifikat|unterlagen|ausrüstung)${gapPattern(30)}(?:selbst|bei uns|von uns|\\d)`,
  `\\b(?:cover|bear|carry|pay)s?\\b${gapPattern(20)}\\b(?:costs?|price|expenses?) (?:of|for)\\b${gapPattern(30)}\\b(?:${taught}|${bought})\\b`,
  `\\b(?:${taught}|${bought})\\b${gapPattern(30)}\\b(?:must|has to|have to|is to|are to) be (?:bought|paid for|purchased)\\b`,
  `\\b\\d+ ?(?:euro|€|eur)${gapPattern(30)} zu (?:zahlen|entrichten|überweisen|hinterlegen|bezahlen)\\b`,
];
