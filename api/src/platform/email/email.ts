/** An email as a feature writes it: plain text everywhere, no markup. */
export interface Email {
  readonly subject: string;
  /** What it is about, above its paragraphs: the subject, unless that says more. */
  readonly heading?: string;
  /** What lists of emails show beside the subject; the first sentence unless that says too little. */
  readonly preview?: string;
  readonly paragraphs: readonly string[];
  /** Whether web addresses in the paragraphs are links: only in what our own team writes. */
  readonly isLinked?: boolean;
  /** What somebody wrote to the reader, and a line that says who. */
  readonly quote?: { readonly label: string; readonly paragraphs: readonly string[] };
  /**
   * Facts, each with its name, such as when and where; a fact with an address on the web is a link to it. They keep
   * their lines.
   */
  readonly details?: readonly EmailDetail[];
  /** Lists, with a heading each; `path` is internal, as that of the action. Without one, a line is no link. */
  readonly sections?: readonly EmailSection[];
  /** The one thing to do. `path` is internal, with a fragment for what servers must not see. */
  readonly action?: { readonly label: string; readonly path: `/${string}` };
  /** What else the reader may want to do, as links below the action; `path` is internal. */
  readonly moreActions?: readonly { readonly label: string; readonly path: `/${string}` }[];
  /** Why the reader gets it, above the links that change that. */
  readonly why?: string;
  /** Where the reader chooses which emails come. `path` is internal. */
  readonly settings?: { readonly label: string; readonly path: `/${string}` };
  /** Where an answer goes that the email asks for. */
  readonly replyTo?: string;
  /** Where the reader can stop emails like this without signing in; an absolute address. */
  readonly unsubscribe?: { readonly label: string; readonly url: string };
  /** Smaller, below: how long a link works, what to do when it was not you. */
  readonly notes?: readonly string[];
}

/** A named fact; `url` is absolute. */
export interface EmailDetail {
  readonly label: string;
  readonly text: string;
  readonly url?: string;
}

/** A heading with lines that may be links. */
export interface EmailSection {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly path?: `/${string}` }[];
}

/** Stands in notes, sections and `replyTo` for the address where people get help: the settings say which that is. */
export const SUPPORT_EMAIL = '{supportEmail}';

export interface EmailContext {
  readonly to: string;
  readonly locale: string;
  /** Origin of all links; from the settings, never from a request. */
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/* One line: what people typed must not add headers or look like further paragraphs. */
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

/* What people wrote keeps its lines; each is one line of its own. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .filter(Boolean);

export interface LinkLine {
  readonly label: string;
  readonly url: string;
}

/** What the plain-text and the HTML part of an email are made of, in their order. */
export interface EmailParts {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly isLinked: boolean;
  readonly quote: Email['quote'];
  readonly details: NonNullable<Email['details']>;
  readonly sections: NonNullable<Email['sections']>;
  readonly action: LinkLine | null;
  readonly moreActions: readonly LinkLine[];
  readonly notes: readonly string[];
  readonly why: readonly string[];
  readonly links: readonly LinkLine[];
}

/** Returns what both parts of an email are made of, each text as one line. */
export function partsOf(
  { subject, heading = subject, paragraphs, quote, details = [], sections = [], action, notes = [], ...email }: Email,
  { publicUrl, supportEmail }: Pick<EmailContext, 'publicUrl' | 'supportEmail'>,
): EmailParts {
  const { settings, unsubscribe, moreActions = [], isLinked = false } = email;
  const onThisSite = (link: { label: string; path: string }): LinkLine => ({
    label: link.label,
    url: `${publicUrl}${link.path}`,
  });
  const withAddress = (text: string): string => text.replaceAll(SUPPORT_EMAIL, supportEmail);
  return {
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    isLinked,
    quote: quote && { label: oneLine(quote.label), paragraphs: quote.paragraphs.map(oneLine) },
    details,
    sections: sections.map(({ heading: title, lines }) => ({
      heading: title,
      lines: lines.map((line) => ({ ...line, text: withAddress(line.text) })),
    })),
    action: action ? onThisSite(action) : null,
    moreActions: moreActions.map(onThisSite),
    notes: notes.map((note) => oneLine(withAddress(note))),
    why: email.why ? [oneLine(email.why)] : [],
    links: [...(settings ? [onThisSite(settings)] : []), ...(unsubscribe ? [unsubscribe] : [])],
  };
}

/** Lists the facts below each other, their values in one column. */
export function detailsText(details: readonly EmailDetail[]): string {
  const labels = details.map(({ label }) => `${oneLine(label)}:`);
  const width = Math.max(...labels.map((label) => label.length)) + 1;
  return details
    .map(({ text }, index) => `${(labels[index] ?? '').padEnd(width)}${linesOf(text).join(`\n${' '.repeat(width)}`)}`)
    .join('\n');
}
