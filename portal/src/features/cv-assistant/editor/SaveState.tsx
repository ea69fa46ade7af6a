import { flushSync } from 'react-dom';
import { dateTimeText } from '../../../i18n/date-time.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { focusField } from './field-focus.ts';
import type { EditedResume } from './resume-draft-store.ts';
import { NEW_VERSION } from './resume-errors.ts';
import { isSavedAs, type SavedVersion } from './saved-version.hook.ts';

interface SaveStateProps {
  t: Translate;
  language: Language;
  edited: EditedResume;
  saved: SavedVersion | null;
}

/** Says at each moment where the text of the editor is: in a saved version, since when, or in this browser only. */
export function saveStateText({ t, language, edited, saved }: SaveStateProps): string {
  if (!saved) return t('resume.kept');
  const names = { name: saved.name, time: dateTimeText(language, saved.updatedAt) };
  return t(isSavedAs(saved, edited) ? 'resume.state.saved' : 'resume.state.changed', names);
}

/** Shows where the text of the editor is, with a way to save what is in no version. */
export function SaveState({ onVersions, ...props }: SaveStateProps & { onVersions: () => void }) {
  const { t, edited, saved } = props;
  const isSaved = saved !== null && isSavedAs(saved, edited);
  return (
    <p className="note">
      {saveStateText(props)}{' '}
      {!isSaved && (
        <a
          href="#resume-versions"
          onClick={(event) => {
            event.preventDefault();
            /* On narrow screens the versions are beside the preview. */
            flushSync(onVersions);
            focusField({ field: NEW_VERSION, words: '' });
          }}
        >
          {t(saved ? 'resume.state.save' : 'resume.kept.link')}
        </a>
      )}
    </p>
  );
}
