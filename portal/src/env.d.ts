/// <reference types="astro/client" />

declare namespace App {
  /** What the server passes to each request, and what the middleware adds. */
  interface Locals {
    /** The API client, with the permissions of the person who requests the page. */
    api: import('@prentice/client').Client;
    /** The person who requests the page; anonymous on public pages, which are the same for everyone. */
    actor: import('@prentice/contract').Actor;
    /** The origin from configuration, such as https://example.org, without a slash at the end. */
    publicUrl: string;
    /** Who answers for this installation, from configuration. */
    operator: import('@prentice/contract').Operator;
    /** Names this request in logs and on the error page. */
    traceId: string;
    /** Set by the middleware. */
    language: import('./i18n/language.ts').Language;
    /** Set by the middleware: the reader's choice, or null to follow the system. */
    theme: import('./site/theme.ts').Theme | null;
    /** Set by the middleware: the kind of account this browser is signed in with, or null. Good for a greeting only. */
    signedInRole: import('@prentice/contract').Role | null;
    /** Set by the middleware. */
    t: import('./i18n/translate.ts').Translate;
  }
}
