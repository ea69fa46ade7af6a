import type { CaseReason } from './case.contract.ts';

/** Why a company was asked for information or not verified. */
export const caseReasonNames: Readonly<Record<'en' | 'de', Readonly<Record<CaseReason, string>>>> = {
  en: {
    domain_mismatch: 'Email domain and website differ',
    website_unreachable: 'Website not reachable',
    registration_unclear: 'Registration number unclear',
    address_incomplete: 'Address incomplete',
    phone_invalid: 'Phone number invalid',
    documents_missing: 'Documents missing',
    documents_unreadable: 'Documents unreadable',
    documents_outdated: 'Documents out of date',
    name_mismatch: 'Names differ',
    not_entitled: 'Person can’t act for the company',
    duplicate_company: 'Company already registered',
    not_an_employer: 'Not an employer',
    charges_fees: 'Charges candidates',
    upheld_reports: 'Upheld reports',
    other: 'Another reason',
  },
  de: {
    domain_mismatch: 'E-Mail-Domain und Website unterscheiden sich',
    website_unreachable: 'Website nicht erreichbar',
    registration_unclear: 'Registernummer unklar',
    address_incomplete: 'Adresse unvollständig',
    phone_invalid: 'Telefonnummer ungültig',
    documents_missing: 'Dokumente fehlen',
    documents_unreadable: 'Dokumente unlesbar',
    documents_outdated: 'Dokumente veraltet',
    name_mismatch: 'Namen unterscheiden sich',
    not_entitled: 'Person darf nicht für das Unternehmen handeln',
    duplicate_company: 'Unternehmen schon registriert',
    not_an_employer: 'Kein Arbeitgeber',
    charges_fees: 'Verlangt Geld von Bewerbenden',
    upheld_reports: 'Bestätigte Meldungen',
    other: 'Anderer Grund',
  },
};
