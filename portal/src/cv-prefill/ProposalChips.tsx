import type { CvFinding } from '@prentice/contract';
import { listText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { CheckField } from '../ui/CheckField.tsx';
import type { CvProposal } from './cv-proposal.ts';
import { proposalDetails, proposalText } from './ProposalRow.tsx';

/** Returns whether a finding is a word or two that needs nothing more, and is beside others in a line. */
export const isChip = ({ finding, effect, missing }: CvProposal): boolean =>
  (finding.kind === 'skill' || finding.kind === 'language') && (effect !== 'new' || missing.length === 0);

interface ProposalChipsProps {
  t: Translate;
  language: Language;
  kind: CvFinding['kind'];
  proposals: readonly CvProposal[];
  ticks: readonly boolean[];
  onTick: (place: number, ticked: boolean) => void;
}

/** Shows the short findings of a kind beside each other; what there is nothing to choose about, and the quotations, below. */
export function ProposalChips({ t, language, kind, proposals, ticks, onTick }: ProposalChipsProps) {
  const chips = proposals.flatMap((proposal, place) =>
    proposal.finding.kind === kind && isChip(proposal) ? [{ proposal, place }] : [],
  );
  if (chips.length === 0) return null;
  const open = chips.filter(({ proposal }) => proposal.effect === 'new');
  const quotes = new Set(open.map(({ proposal }) => proposal.finding.quote.replaceAll('\n', ' / ')));
  const closed = (effect: 'known' | 'full'): string[] =>
    chips.flatMap(({ proposal }) => (proposal.effect === effect ? [proposalText(language, proposal.finding)] : []));
  return (
    <>
      {open.length > 0 && (
        <ul className="plain proposal-chips">
          {open.map(({ proposal, place }) => {
            const more = proposalDetails(t, language, proposal);
            return (
              <li key={place}>
                <CheckField
                  name={`prefill-${place}`}
                  checked={ticks[place] ?? false}
                  onChange={(ticked) => onTick(place, ticked)}
                >
                  {proposalText(language, proposal.finding)}
                  {more && <span className="note"> {more}</span>}
                </CheckField>
              </li>
            );
          })}
        </ul>
      )}
      {(['known', 'full'] as const).map((effect) => {
        const words = closed(effect);
        if (words.length === 0) return null;
        return (
          <p key={effect} className="note">
            {listText(language, words)}: {t(`profile.prefill.${effect}`)}
          </p>
        );
      })}
      {open.length > 0 && (
        <details className="proposal-source">
          <summary>
            {t('profile.prefill.source')}
            <span className="visually-hidden">: {t(`profile.prefill.kind.${kind}`)}</span>
          </summary>
          {[...quotes].map((quote) => (
            <blockquote key={quote} className="quoted">
              {quote}
            </blockquote>
          ))}
        </details>
      )}
    </>
  );
}
