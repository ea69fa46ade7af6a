import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** Returns what a field of a CV is called, which is named by its JSON pointer: "/skills/2/name" is "Skill 3 · name". */
export function useFieldLabel(): (pointer: string) => string {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (pointer) => {
    const [first = '', ...rest] = pointer.split('/').slice(1);
    const path = first === 'basics' ? rest : [first, ...rest];
    const labels = path.flatMap((name, index) => {
      const following = path[index + 1] ?? '';
      if (/^\d+$/.test(name)) return [];
      /* The address of a person is within their location. */
      if (name === 'location' && following !== '') return [];
      return /^\d+$/.test(following)
        ? [text('cvAdmin.entry', { entry: valueLabel('cvEntry', name), number: Number(following) + 1 })]
        : [valueLabel('cvField', name)];
    });
    return capitalised(labels.join(' · '));
  };
}
