/** A value of a setting that weakens production. */
export interface SettingRule<Settings> {
  readonly setting: string;
  readonly applies: (settings: Settings) => boolean;
  /** What is weaker, and what to set instead. */
  readonly weakens: string;
  readonly instead: string;
}
