import type { PrefillTarget } from '../../../cv-prefill/cv-prefill.hook.ts';
import type { ProfileAutosave } from '../autosave/profile-autosave.hook.ts';

/** Makes the findings of a CV fill in the forms of the profile, which are saved automatically. */
export const prefillTarget = ({ values, set }: ProfileAutosave): PrefillTarget => ({
  values,
  apply: (patch) => {
    set(patch);
    return Promise.resolve(true);
  },
});
