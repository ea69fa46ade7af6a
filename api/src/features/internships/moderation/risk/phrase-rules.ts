import type { Risk } from '@prentice/contract';
import {
  isUnderContract,
  isSalary,
  hasOtherContact,
  isPaidByEmployer,
  isDoubleNegation,
  type Exemption,
} from './denials.ts';
import { feePatterns } from './fee-patterns.ts';
import { gapPattern, phrasePattern } from './text-patterns.ts';

/** A rule that looks at words: what they sound like, and what beside a denial makes them harmless. */
export interface PhraseRule {
  readonly rule: Risk['hits'][number]['rule'];
  readonly points: number;
  readonly patterns: readonly RegExp[];
  /** How a sentence takes the words back; the usual way when absent. */
  readonly isRetracted?: Exemption;
  readonly isExempt?: Exemption;
}

const send =
  'send|give|provide|submit|upload|attach|enclose|include|enter|fill in|type|key in|share|tell|reply with|e-?mail|need|require|ask(?:ed|s)? (?:you )?for';
const secrets =
  'tax (?:id|number|code)|pin(?: code)?|sort code|routing number|debit card|credit card|cvv|id\\b(?! ?(?:team|card reader))|maiden name|insurance number|(?:both|two) sides of (?:your|the) (?:id|passport|card)|bank(?:ing)? (?:account(?: number)?|details|number|data|login)|account number|iban|(?:credit |debit )?card (?:number|details|data)s?|credit card|passport (?:copy|number|scan|photo)|social security number|national id|identity (?:card|number)|id card';
/* What others than the reader own is the work, not the condition. */
const notOfOthers = `(?:(?!\\b(?:their|guests?|customers?|clients?|users?|patients?)\\b)[^.!?;\\n]){0,60}?`;
const geheim =
  'ausweis(?:es)?\\b|iban|(?:bank|ec-?|giro)karte\\w*|bankverbindung|bankdaten|kontonummer|kontodaten|kreditkarten\\w*|ausweis(?:kopie|nummer|daten)|personalausweis\\w*|reisepass\\w*|sozialversicherungsnummer|steuer-?id|steuernummer';
const identity = [
  `\\b(?:digits|front|back)\\b${gapPattern(30)}\\b(?:credit|debit|bank) card`,
  `\\b(?:vorder|rück)(?:-|seite)${gapPattern(30)}\\bausweis`,
  `\\b(?:angabe|nennung|kopie|foto|scan) (?:der|deiner|ihrer|des|deines|ihres) (?:${geheim})`,
  `\\b(?:${send})\\b${notOfOthers}\\b(?:${secrets})\\b`,
  `(?<!\\b(?:on|in|into|to|through) )\\byour (?:own |online |private |personal )?(?:${secrets})\\b`,
  `\\b(?:copy|scan|photo|picture|selfie|number|page)s? (?:of|on|in|from|with) (?:your|the) (?:passport|identity|national|id\\b)`,
  `\\b(?:daten|nummer|angaben) (?:auf |zu )?(?:der|deiner|ihrer|des|deines|ihres|deinem|ihrem) (?:${geheim})`,
  `\\b(?:attach|upload|send|enclose)\\b${notOfOthers}\\bpassport\\b`,
  `\\b(?:ihre?[nrsm]?|deine?[nrsm]?) (?:${geheim})`,
  `\\b(?:kopie|foto|scan|bild) (?:ihres|deines|des|vom|von) (?:\\w+ )?(?:ausweis|personalausweis|reisepass)\\w*`,
  `\\b(?:brauch|benötig|schick|send|übermittel|lade|gib|geben)\\w*${gapPattern(60)}\\b(?:iban|ausweiskopie|bankverbindung|kontonummer|kreditkarte)`,
  `\\bbitte\\b${gapPattern(40)}\\b(?:${geheim})`,
];

const coin = 'bitcoins?|crypto(?:currenc(?:y|ies))?|usdt';
const card = '(?:gift|prepaid|steam|amazon|google(?: play)?|apple|itunes|paysafe) ?cards?|vouchers?';
const others = '(?:our |the )?(?:customers?|clients?|buyers?|partners?|strangers?|people|others)';
const onwards = 'send|forward|pass|hand|transfer|bring|wire|take|carry|post';
const sum = 'money|funds|cash|amounts?|rest|payments?|remainder|balance';
const money = [
  `\\b(?:cheque|check)s?\\b${gapPattern(30)}\\b(?:pay|pays|paid|deposit|cash|put)\\w*\\b${gapPattern(15)}\\b(?:in|into|to|at) your (?:own )?(?:bank|account)`,
  `\\b(?:money|payments?|funds|cash|amounts?)\\b${gapPattern(30)}\\b(?:send|pass|forward|transfer|hand|wire)s? (?:it|them|this|that) (?:on|over|to|further)\\b`,
  `\\baccounts? in your (?:own )?name\\b`,
  `\\b(?:parcels?|packages?|envelopes?|letters?|goods)\\b${gapPattern(30)}\\b(?:arrives?|comes?|delivered|sent|posted)\\b${gapPattern(15)}\\b(?:at|to) your (?:own )?(?:home|house|flat|address|door)\\b${gapPattern(20)}\\b(?:${onwards})`,
  `\\b${others} (?:pay|wire)s? (?:to )?you\\b${gapPattern(20)}\\b(?:to|on|into)\\b`,
  `\\b${others} (?:pay|send|transfer|wire)s?\\b${gapPattern(15)}\\b(?:in|on|into|onto|to) your (?:own |private |personal )?(?:bank )?account\\b`,
  `\\b(?:read|send|tell|give|mail)s? us (?:the |their )?(?:numbers|codes|pins)\\b`,
  `\\b(?:money|payments?|funds|sums?|amounts?|pay you|what)\\b${gapPattern(25)}\\bto (?:a|the|our) wallet\\b`,
  `\\b(?:auf|über) (?:ihr|dein)\\w* (?:eigene[mn]? |private[mn]? )?(?:bank)?konto\\b${gapPattern(20)}\\b(?:geld\\w*|beträge|summen|zahlungen|überweisungen)\\b`,
  `\\b(?:beträge?|summen?|zahlungen|überweisungen|geld(?:er)?)\\b${gapPattern(30)}\\bweiter(?:zu)?(?:reich|leit|geb|gib|schick|send|überweis)\\w*`,
  `\\bheb\\w*${gapPattern(20)}\\bgeld\\b${gapPattern(15)}\\bab\\b`,
  `\\bschecks?\\b${gapPattern(60)}\\b(?:ein|einzu\\w+)(?=[.!,;]|$| und\\b)`,
  `\\b(?:cash|deposit)s?(?: in)? (?:an? |the |our |client |company |customer )*(?:cheque|check)s?\\b`,
  `\\b(?:receive|accept|collect|take)s?\\b(?! (?:your|an?) (?:pay|salary|wage))${gapPattern(40)}\\b(?:on|in|into|to|through) your (?:own |private |personal )?(?:bank )?account\\b`,
  `\\b(?:forward|wire|pass on|send on|transfer)s?(?: on)? (?:the |this |our |all |any )?(?:remaining |incoming )?(?:${sum})\\b(?! (?:between|system|protocol|reconcil))`,
  `\\b(?:buy|purchase)s?\\b${gapPattern(30)}\\b(?:${coin}|${card})\\b`,
  `\\b(?:exchange|convert|turn|swap|send)s?\\b${gapPattern(40)}\\b(?:${coin})\\b`,
  `\\b(?:payments?|money|pay|paid) in (?:${coin})\\b|\\bexchange\\w* ${gapPattern(20)}for (?:${card})\\b`,
  `\\bwithdraw\\w*${gapPattern(20)} (?:from|off) your (?:own |private )?(?:bank )?account\\b`,
  `\\b(?:western union|moneygram|money orders?)\\b`,
  `\\bgeld(?:er)? weiter(?:zu)?(?:leit|geb)\\w*`,
  `\\bschecks? ein(?:zu)?(?:lös|reich)\\w*|\\blös\\w* schecks?\\b${gapPattern(10)}ein\\b`,
  `(?:überweisungen|zahlungen|geld(?:er)?)\\b${gapPattern(40)} (?:auf|über) (?:ihr|dein)\\w* (?:eigene[sn]? |private[sn]? )?(?:bank)?konto`,
  `\\b(?:kauf|besorg)\\w*${gapPattern(20)}(?:gutschein|geschenk)karten`,
  `\\b(?:move|shift)s? (?:the |their |our )?money (?:between|through|across) (?:private|personal|your|different|several)\\b`,
  `\\b(?:load|top up|charge)s?\\b${gapPattern(20)}\\b(?:${card})\\b`,
];

const hiring = [
  `\\b(?:have|get|got|given) the (?:job|place|position|internship)\\b${gapPattern(10)}\\b(?:as soon as|once|when|right away|immediately|at once|automatically)\\b`,
  `\\b(?:nobody|no one) (?:will |is going to )?(?:tests?|interviews?|examines?) you\\b`,
  `\\bsign (?:up )?(?:today|now|here|online)\\b${gapPattern(15)}\\byou (?:are (?:in|hired)|start|begin|have)\\b`,
  `\\bwir (?:nehmen|stellen) (?:einfach |wirklich )?(?:jede[nr]?|alle)\\b(?! (?:bewerbung|anregung|frage|wünsche|hinweis)\\w*)(?=[,.!]| (?:ein|an|der|die|ohne|sofort|auf|bewerber\\w*)\\b)`,
  `\\bohne (?:\\w+ )?gespräche?\\b(?! (?:mit|über|zu)\\b)`,
  `\\bgespräche? (?:ist|sind) (?:\\w+ )?(?:nicht (?:nötig|notwendig|erforderlich)|unnötig|überflüssig)\\b`,
  `\\bguaranteed (?:acceptance|admission|place|position|job|hiring)\\b`,
  `\\b(?:whoever|anyone who|everyone who|everybody who|all who)\\b${gapPattern(30)}\\b(?:starts?|begins?|hired|accepted|gets? (?:the|a) (?:job|place|position))\\b`,
  `\\bfirst come,? first (?:served|hired)\\b`,
  `\\bkein(?:e|en|erlei)? (?:\\w+ )?gespräche?\\b`,
  `\\b(?:platz|zusage)\\b${gapPattern(10)}\\bgarantiert|\\bgarantierte[rn]? (?:platz|zusage|stelle)\\b`,
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
  `\\b(?:only|just|exclusively)\\b${gapPattern(25)}\\b(?:on|in|via|by|through|over) ${app}`,
  `\\+\\d[\\d ()-]{6,25} (?:on|via|in|by) ${app}`,
  `\\b(?:find|drop|add|join|message) (?:us|me|a line)\\b${gapPattern(30)}\\b(?:on|in|via) ${app}`,
  `\\b(?:schreib|meld|kontaktier|erreich)\\w*\\b${gapPattern(25)}\\bin ${app}`,
  `\\b(?:contact|message|write|write to|text|reach|add|call|ping|reply to) ${us}\\b(?:[^.!?;,\\n]){0,30}?\\b(?:on|via|by|through|over|in) ${app}`,
  `\\b(?:reached|contacted)\\b${gapPattern(15)}\\b(?:on|via|by|through|over) ${app}`,
  `\\bsend ${gapPattern(40)} to ${us} (?:on|via|by|through|over) ${app}`,
  `\\b(?:apply|appl(?:y|ications?)|interviews?)\\b(?:[^.!?;,\\n]){0,25}?\\b(?:on|via|by|through|over|in) ${app}`,
  `\\b(?:only|exclusively|just) (?:on|via|by|through|over) ${app}`,
  `\\b${app} only\\b|\\b${app}: ?[+@\\d]`,
  `\\b(?:t|wa)\\.me/\\S+`,
  `\\b(?:schick|sende?|schreib)\\w* (?:uns|mir)\\b${gapPattern(25)} (?:per|über|via|auf|bei|in) ${app}`,
  `\\b(?:nur|ausschließlich|einzig)\\b${gapPattern(15)} (?:per|über|via|auf|bei) ${app}`,
  `\\b(?:schreib|meld|kontaktier|erreich|bewirb|bewerb)\\w*(?: sie| dich| sich| uns| mir)*${gapPattern(10)} (?:per|über|via|auf|bei) ${app}`,
];

/** What is read in the words of a posting, English and German. */
export const phraseRules: readonly PhraseRule[] = [
  { rule: 'fee', points: 60, patterns: feePatterns.map(phrasePattern), isExempt: isPaidByEmployer },
  { rule: 'identity_numbers', points: 60, patterns: identity.map(phrasePattern), isExempt: isUnderContract },
  { rule: 'money_handling', points: 60, patterns: money.map(phrasePattern), isExempt: isSalary },
  { rule: 'no_interview', points: 25, patterns: hiring.map(phrasePattern), isRetracted: isDoubleNegation },
  { rule: 'chat_only', points: 25, patterns: chat.map(phrasePattern), isExempt: hasOtherContact },
];
