import { flushSync } from 'react-dom';
import { dateTimeText } from '../../../i18n/date-time.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { AccountSave } from './account-draft.hook.ts';
import { focusField } from './field-focus.ts';
import type { EditedResume } from './resume-draft-store.ts';
import { NEW_VERSION } from './resume-errors.ts';
import { isSavedAs, type SavedVersion } from './saved-version.hook.ts';

interface VersionStateProps {
  t: Translate;
  language: Language;
  edited: EditedResume;
  saved: SavedVersion;
}

/** Says whether the text of the editor is that of the version it was saved as. */
export function versionStateText({ t, language, edited, saved }: VersionStateProps): string {
  const names = { name: saved.name, time: dateTimeText(language, saved.updatedAt) };
  return t(isSavedAs(saved, edited) ? 'resume.state.saved' : 'resume.state.changed', names);
}

/** Says whether the account has the text of the editor, with a way on where it does not. */
function AccountState({ t, account: { state, hasConflict, retry } }: { t: Translate; account: AccountSave }) {
  const isLost = state === 'failed' || state === 'tooLong';
  return (
    <>
      <span role="status" className={isLost ? 'with-icon saving-lost' : 'with-icon'}>
        {isLost && <Icon name="attention" size={16} />}
        {state === 'saved' && <Icon name="answered" size={16} />}
        {t(hasConflict ? 'resume.account.conflict' : `resume.account.${state}`)}
      </span>
      {state === 'failed' && !hasConflict && (
        <>
          {' '}
          <Button look="link" onClick={retry}>
            {t('resume.account.retry')}
          </Button>
        </>
      )}
    </>
  );
}

interface SaveStateProps extends Omit<VersionStateProps, 'saved'> {
  saved: SavedVersion | null;
  account: AccountSave;
  onVersions: () => void;
}

/** Shows whether the account has the text of the editor, and how it differs from the version that was opened. */
export function SaveState({ saved, account, onVersions, ...props }: SaveStateProps) {
  const { t, edited } = props;
  const isChanged = saved !== null && !isSavedAs(saved, edited);
  return (
    <p className="note">
      <AccountState t={t} account={account} /> {saved && versionStateText({ ...props, saved })}{' '}
      {isChanged && (
        <a
          href="#resume-versions"
          onClick={(event) => {
            event.preventDefault();
            /* On narrow screens the versions are beside the preview. */
            flushSync(onVersions);
            focusField({ field: NEW_VERSION, words: '' });
          }}
        >
          {t('resume.state.save')}
        </a>
      )}
    </p>
  );
}

/** Asks which draft is kept when another device saved one while this one was written. */
export const OtherDraftQuestion = ({ t, account }: { t: Translate; account: AccountSave }) => (
  <Notice tone="attention" role="alert" title={t('resume.other')}>
    <p>{t('resume.other.text')}</p>
    <p className="row">
      <Button look="primary" onClick={account.keepMine}>
        {t('resume.other.mine')}
      </Button>
      <Button onClick={account.useOther}>{t('resume.other.theirs')}</Button>
    </p>
  </Notice>
);
