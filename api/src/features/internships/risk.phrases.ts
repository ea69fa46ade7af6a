import type { Risk } from '@prentice/contract';
import { contracted, earned, otherWays, ours, refused, type Unless } from './risk.denials.ts';

/** A rule that looks at words: what they sound like, and what beside a denial makes them harmless. */
export interface Phrases {
  readonly rule: Risk['hits'][number]['rule'];
  readonly points: number;
  readonly says: readonly RegExp[];
  /** How a sentence takes the words back; the usual way when absent. */
  readonly taken?: Unless;
  readonly unless?: Unless;
}

/* Repetitions are bounded and never nested, so that a pattern's time grows with the text's length and no faster. */
const phrase = (source: string): RegExp => new RegExp(source, 'giu');
const gap = (most: number): string => `[^.!?;\\n]{0,${most}}?`;

const asked =
  'registration|application|enroll?ment|admission|training|course|admin(?:istration)?|placement|processing|materials?|starter|onboarding|certificat(?:e|ion)|membership|sign-?up|joining|background[- ]check|visa|security|reservation|seat';
const bought = 'kit|package|materials?|uniform|equipment|laptop|course|licen[cs]e|software';
const taught = 'training|course|certificate|certification|seminar|onboarding|programme|program|introduction';
const sumOf = `(?:[€£$] ?\\d[\\d.,]{0,12}|\\d[\\d.,]{0,12} ?(?:€|£|\\$|euros?\\b|eur\\b|usd\\b|gbp\\b|chf\\b|pounds?\\b|dollars?\\b|franken\\b))`;
const payer =
  'you|candidates?|applicants?|interns?|students?|participants?|everyone|everybody|each|every (?:intern|candidate)';
const pays = 'pays?(?! attention)|cover|covers|invests?|transfers?|contributes?|brings?|wires?|owes?|deposits?';
const bezahlt = 'zahl|bezahl|überweis|entricht|hinterleg|investier|begleich';
const fee = [
  `\\b(?:${payer})\\b${gap(30)}\\b(?:${pays})\\b${gap(30)}${sumOf}`,
  `\\b(?:ask|asks|require|requires|need|expect)\\b${gap(40)}\\bto (?:${pays})\\b${gap(30)}${sumOf}`,
  `\\b(?:after|once|until|when|as soon as)\\b${gap(30)}\\b(?:received|arrived|paid|transferred|credited)\\b${gap(20)}${sumOf}`,
  `${sumOf},? ?${gap(12)}\\b(?:payable|due|to be paid|upfront|up front|in advance|from you)\\b`,
  `\\b(?:programme|program|academy|reservation|insurance|enrol\\w*|registration|onboarding|laptop|uniform)\\b${gap(25)}\\b(?:is|costs?)\\b ${sumOf}`,
  `\\ba fee of\\b`,
  `\\b(?:sicherheitsleistung|vorkasse|vorauszahlung|eigenanteil)\\b`,
  `\\b(?:${bezahlt})\\w*\\b${gap(40)}${sumOf}`,
  `${sumOf}${gap(40)}\\b(?:verlangt|fällig|beglichen|bezahlt werden|gezahlt werden)\\b`,
  `\\bkostet? (?:\\w+ )?${sumOf}`,
  `\\b(?:${asked})(?: processing)? (?:fee|charge|deposit)s?\\b`,
  `\\b(?:refundable|up-?front|advance|one-time|mandatory) (?:\\w+ )?(?:deposit|fee)s?\\b`,
  `\\b(?:pay|transfer|send|wire|remit)(?: us)?(?: only| just)? (?:an?|the|your|this|[€£$]? ?\\d[\\d.,]{0,12})\\b${gap(25)}\\b(?:deposit|fee)s?\\b`,
  `\\b(?:deposit|fee)s?(?: of|:) ?(?:[€£$]|eur|usd|gbp)? ?\\d+`,
  `\\b(?:buy|purchase|order)s? (?:your|our|their)(?: own)? (?:\\w+ )?(?:${bought})\\b`,
  `\\b(?:buy|purchase|order)s? ${gap(40)} from us\\b`,
  `\\b(?:${taught})\\b${gap(15)}\\bcosts? (?:you )?(?:[€£$]|eur\\b|usd\\b|\\d)`,
  `\\bpay(?:s|ing)?(?: only| just| yourself)? for (?:the|your|their|our|this|an?) (?:own )?(?:${taught}|${bought}|background check|visa|registration|test)\\b`,
  `\\bpays?\\b${gap(10)}\\d+ ?(?:[€£$]|euros?|pounds?|dollars?|eur|usd|gbp) for (?:the|your|their|our|this|an?) (?:own )?(?:${taught}|${bought})\\b`,
  `\\b(?:begin|start|join)\\b${gap(20)}\\b(?:once|after|when|until) (?:the|your|an?) (?:deposit|fee|payment)\\b`,
  `\\bpaid training (?:course|package)\\b`,
  `\\bat (?:your|their) own (?:expense|cost)\\b`,
  `\\bkaution\\b|(?:schulungs|kurs|einschulungs)kosten\\b`,
  `(?:anmelde|teilnahme|bearbeitungs|aufnahme|vermittlungs|schulungs|start|bewerbungs|einschreibe?|kurs|verwaltungs)geb(?:ü|ue)hr(?:en)?\\b`,
  `\\bkosten (?:der|des|für (?:die|eine|das|den)) (?:ein)?(?:schulung|ausbildung|kurs(?:es)?|zertifikats?)\\b${gap(40)}\\b(?:selbst|praktikant\\w*|bewerber\\w*)\\b`,
  `\\b(?:zahl|bezahl|kauf)\\w*${gap(30)}\\b(?:starterpaket|starter-?kit|schulung|kurs|material|zertifikat|unterlagen|ausrüstung)${gap(30)}(?:selbst|bei uns|von uns|\\d)`,
  `\\b(?:cover|bear|carry|pay)s?\\b${gap(20)}\\b(?:costs?|price|expenses?) (?:of|for)\\b${gap(30)}\\b(?:${taught}|${bought})\\b`,
  `\\b(?:${taught}|${bought})\\b${gap(30)}\\b(?:must|has to|have to|is to|are to) be (?:bought|paid for|purchased)\\b`,
  `\\b\\d+ ?(?:euro|€|eur)${gap(30)} zu (?:zahlen|entrichten|überweisen|hinterlegen|bezahlen)\\b`,
];

const send =
  'send|give|provide|submit|upload|attach|enclose|include|enter|fill in|share|tell|reply with|e-?mail|need|require|ask(?:ed|s)? (?:you )?for';
const secrets =
  'tax (?:id|number|code)|sort code|routing number|debit card|credit card|cvv|id\\b(?! ?(?:team|card reader))|maiden name|insurance number|(?:both|two) sides of (?:your|the) (?:id|passport|card)|bank(?:ing)? (?:account(?: number)?|details|number|data|login)|account number|iban|(?:credit |debit )?card (?:number|details|data)s?|credit card|passport (?:copy|number|scan|photo)|social security number|national id|identity (?:card|number)|id card';
/* What others than the reader own is the work, not the condition. */
const own = `(?:(?!\\b(?:their|guests?|customers?|clients?|users?|patients?)\\b)[^.!?;\\n]){0,60}?`;
const geheim =
  'ausweis(?:es)?\\b|iban|bankverbindung|bankdaten|kontonummer|kontodaten|kreditkarten\\w*|ausweis(?:kopie|nummer|daten)|personalausweis\\w*|reisepass\\w*|sozialversicherungsnummer|steuer-?id|steuernummer';
const identity = [
  `\\b(?:digits|front|back)\\b${gap(30)}\\b(?:credit|debit|bank) card`,
  `\\b(?:vorder|rück)(?:-|seite)${gap(30)}\\bausweis`,
  `\\b(?:angabe|nennung|kopie|foto|scan) (?:der|deiner|ihrer|des|deines|ihres) (?:${geheim})`,
  `\\b(?:${send})\\b${own}\\b(?:${secrets})\\b`,
  `(?<!\\b(?:on|in|into|to|through) )\\byour (?:own |online |private |personal )?(?:${secrets})\\b`,
  `\\b(?:copy|scan|photo|picture)s? of (?:your|the) (?:passport|identity|national|id\\b)`,
  `\\b(?:attach|upload|send|enclose)\\b${own}\\bpassport\\b`,
  `\\b(?:ihre?[nrsm]?|deine?[nrsm]?) (?:${geheim})`,
  `\\b(?:kopie|foto|scan|bild) (?:ihres|deines|des|vom|von) (?:\\w+ )?(?:ausweis|personalausweis|reisepass)\\w*`,
  `\\b(?:brauch|benötig|schick|send|übermittel|lade|gib|geben)\\w*${gap(60)}\\b(?:iban|ausweiskopie|bankverbindung|kontonummer|kreditkarte)`,
  `\\bbitte\\b${gap(40)}\\b(?:${geheim})`,
];

const coin = 'bitcoins?|crypto(?:currenc(?:y|ies))?|usdt';
const card = 'gift ?cards?|vouchers?';
const sum = 'money|funds|cash|amounts?|rest|payments?|remainder|balance';
const money = [
  `\\b(?:cheque|check)s?\\b${gap(30)}\\b(?:pay|pays|paid|deposit|cash|put)\\w*\\b${gap(15)}\\b(?:in|into|to|at) your (?:own )?(?:bank|account)`,
  `\\b(?:money|payments?|funds|cash|amounts?)\\b${gap(30)}\\b(?:send|pass|forward|transfer|hand|wire)s? (?:it|them|this|that) (?:on|over|to|further)\\b`,
  `\\baccounts? in your (?:own )?name\\b`,
  `\\bheb\\w*${gap(20)}\\bgeld\\b${gap(15)}\\bab\\b`,
  `\\bschecks?\\b${gap(60)}\\b(?:ein|einzu\\w+)(?=[.!,;]|$| und\\b)`,
  `\\b(?:cash|deposit)s?(?: in)? (?:an? |the |our |client |company |customer )*(?:cheque|check)s?\\b`,
  `\\b(?:receive|accept|collect|take)s?\\b(?! (?:your|an?) (?:pay|salary|wage))${gap(40)}\\b(?:on|in|into|to|through) your (?:own |private |personal )?(?:bank )?account\\b`,
  `\\b(?:forward|wire|pass on|send on|transfer)s?(?: on)? (?:the |this |our |all |any )?(?:remaining |incoming )?(?:${sum})\\b(?! (?:between|system|protocol|reconcil))`,
  `\\b(?:buy|purchase)s?\\b${gap(30)}\\b(?:${coin}|${card})\\b`,
  `\\b(?:exchange|convert|turn|swap|send)s?\\b${gap(40)}\\b(?:${coin})\\b`,
  `\\b(?:payments?|money|pay|paid) in (?:${coin})\\b|\\bexchange\\w* ${gap(20)}for (?:${card})\\b`,
  `\\bwithdraw\\w*${gap(20)} (?:from|off) your (?:own |private )?(?:bank )?account\\b`,
  `\\b(?:western union|moneygram|money orders?)\\b`,
  `\\bgeld(?:er)? weiter(?:zu)?(?:leit|geb)\\w*`,
  `\\bschecks? ein(?:zu)?(?:lös|reich)\\w*|\\blös\\w* schecks?\\b${gap(10)}ein\\b`,
  `(?:überweisungen|zahlungen|geld(?:er)?)\\b${gap(40)} (?:auf|über) (?:ihr|dein)\\w* (?:eigene[sn]? |private[sn]? )?(?:bank)?konto`,
  `\\b(?:kauf|besorg)\\w*${gap(20)}(?:gutschein|geschenk)karten`,
  `\\b(?:move|shift)s? (?:the |their |our )?money (?:between|through|across) (?:private|personal|your|different|several)\\b`,
  `\\b(?:load|top up|charge)s?\\b${gap(20)}\\bprepaid cards?\\b`,
];

const hiring = [
  `\\b(?:have|get|got|given) the (?:job|place|position|internship)\\b${gap(10)}\\b(?:as soon as|once|when|right away|immediately|at once|automatically)\\b`,
  `\\bguaranteed (?:acceptance|admission|place|position|job|hiring)\\b`,
  `\\b(?:whoever|anyone who|everyone who|everybody who|all who)\\b${gap(30)}\\b(?:starts?|begins?|hired|accepted|gets? (?:the|a) (?:job|place|position))\\b`,
  `\\bfirst come,? first (?:served|hired)\\b`,
  `\\bkein(?:e|en|erlei)? (?:\\w+ )?gespräche?\\b`,
  `\\b(?:platz|zusage)\\b${gap(10)}\\bgarantiert|\\bgarantierte[rn]? (?:platz|zusage|stelle)\\b`,
  `\\bno (?:job )?interviews?\\b(?! (?:questions?|marathons?|tricks?|panels?|rounds?))`,
  `\\bwithout (?:an? |any )?(?:job )?interviews?\\b`,
  `\\bskip(?:s|ping)? (?:the |all |any )?interviews?\\b`,
  `\\b(?:instant|immediate|automatic) hir(?:e|ing)\\b|\\b(?:instantly|immediately|already) hired\\b`,
  `\\bhired (?:immediately|instantly|at once|on the spot|the same day|within (?:an|one|24) hours?|today|automatically)\\b`,
  `\\b(?:ohne|kein(?:e|en)?) (?:vorstellungs|bewerbungs)gespr(?:ä|ae)ch`,
  `\\bsofort(?:ige)?[ -]?zusage\\b|\\bsofort eingestellt\\b`,
  `\\binterviews? (?:is|are) (?:not|never) (?:necessary|needed|required)\\b|\\bno need for (?:an? )?interviews?\\b`,
  `\\b(?:take|accept|hire)s? (?:everyone|everybody|all applicants|every applicant)\\b`,
];

const app = '(?:whatsapp|telegram|signal|wechat|viber|snapchat|threema)\\b';
const us = '(?:us|me|hr|our (?:recruiter|hr|manager|agent|team)\\w*)';
const chat = [
  `\\b(?:only|just|exclusively)\\b${gap(25)}\\b(?:on|in|via|by|through|over) ${app}`,
  `\\+\\d[\\d ()-]{6,25} (?:on|via|in|by) ${app}`,
  `\\b(?:find|drop|add|join|message) (?:us|me|a line)\\b${gap(30)}\\b(?:on|in|via) ${app}`,
  `\\b(?:schreib|meld|kontaktier|erreich)\\w*\\b${gap(25)}\\bin ${app}`,
  `\\b(?:contact|message|write|write to|text|reach|add|call|ping|reply to) ${us}\\b(?:[^.!?;,\\n]){0,30}?\\b(?:on|via|by|through|over|in) ${app}`,
  `\\b(?:reached|contacted)\\b${gap(15)}\\b(?:on|via|by|through|over) ${app}`,
  `\\bsend ${gap(40)} to ${us} (?:on|via|by|through|over) ${app}`,
  `\\b(?:apply|appl(?:y|ications?)|interviews?)\\b(?:[^.!?;,\\n]){0,25}?\\b(?:on|via|by|through|over|in) ${app}`,
  `\\b(?:only|exclusively|just) (?:on|via|by|through|over) ${app}`,
  `\\b${app} only\\b|\\b${app}: ?[+@\\d]`,
  `\\b(?:t|wa)\\.me/\\S+`,
  `\\b(?:nur|ausschließlich|einzig)\\b${gap(15)} (?:per|über|via|auf|bei) ${app}`,
  `\\b(?:schreib|meld|kontaktier|erreich|bewirb|bewerb)\\w*(?: sie| dich| sich| uns| mir)*${gap(10)} (?:per|über|via|auf|bei) ${app}`,
];

/** What is read in the words of a posting, English and German. */
export const phrases: readonly Phrases[] = [
  { rule: 'fee', points: 60, says: fee.map(phrase), unless: ours },
  { rule: 'identity_numbers', points: 60, says: identity.map(phrase), unless: contracted },
  { rule: 'money_handling', points: 60, says: money.map(phrase), unless: earned },
  { rule: 'no_interview', points: 25, says: hiring.map(phrase), taken: refused },
  { rule: 'chat_only', points: 25, says: chat.map(phrase), unless: otherWays },
];
