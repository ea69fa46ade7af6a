import { Children, isValidElement, useEffectEvent, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import {
  TabbedFormTabs,
  TabbedShowLayoutTabs,
  type TabbedFormTabsProps,
  type TabbedShowLayoutTabsProps,
  TabbedShowLayout,
} from 'react-admin';
import { useSearchParams } from 'react-router';

const TAB = 'tab';

/** Opens the tab with a number. */
export type OpenTab = (index: number) => void;
/** The handler that react-admin gives to heads of tabs looks at the number of the tab alone. */
type WithChange<Props> = Partial<Omit<Props, 'onChange'> & { onChange: (event: unknown, index: number) => void }>;

/**
 * Returns the names of tabs in the address: the last part of the key of each label, such as `history` of `news.tab.history`.
 */
const namesOf = (tabs: ReactNode): readonly string[] =>
  Children.toArray(tabs).map((tab) =>
    isValidElement<{ label?: unknown }>(tab) ? (String(tab.props.label).split('.').at(-1) ?? '') : '',
  );

/**
 * Keeps the open tab in the address, so that a reload and a link lead to it. Paths of screens are fixed: it is part of
 * the query, not of the path as react-admin has it.
 */
function useTabInAddress(tabs: ReactNode, onChange: WithChange<TabbedFormTabsProps>['onChange']): OpenTab {
  const [search, setSearch] = useSearchParams();
  const names = namesOf(tabs);
  const addressed = Math.max(0, names.indexOf(search.get(TAB) ?? ''));
  const show = useEffectEvent((index: number) => onChange?.(null, index));
  useLayoutEffect(() => {
    show(addressed);
  }, [addressed]);
  return (index) => {
    onChange?.(null, index);
    const query = new URLSearchParams(search);
    if (index === 0) query.delete(TAB);
    else query.set(TAB, names[index] ?? '');
    setSearch(query, { replace: true, preventScrollReset: true });
  };
}

/**
 * Shows the heads of the tabs of a form. `onReady` is handed the way to open one, so that what needs attention comes into
 * view.
 */
export function FormTabs({
  onReady,
  ...props
}: WithChange<TabbedFormTabsProps> & { readonly onReady: (open: OpenTab) => void }): ReactElement {
  const open = useTabInAddress(props.children, props.onChange);
  /* In braces: what an effect returns is called when it ends. */
  useLayoutEffect(() => {
    onReady(open);
  });
  return <TabbedFormTabs {...props} onChange={(_, index: number) => open(index)} />;
}

/** Shows the heads of the tabs of a record that is shown. */
export function ShowTabHeads(props: WithChange<TabbedShowLayoutTabsProps>): ReactElement {
  const open = useTabInAddress(props.children, props.onChange);
  return <TabbedShowLayoutTabs {...props} onChange={(_, index: number) => open(index)} />;
}

/** Shows the parts of a record as tabs, with the labels of its fields no smaller than other text. */
export const ShowTabs = ({ children }: { children: ReactNode }): ReactElement => (
  <TabbedShowLayout syncWithLocation={false} tabs={<ShowTabHeads />} sx={tabsStyle}>
    {children}
  </TabbedShowLayout>
);

const tabsStyle = {
  '& .RaTabbedShowLayout-content': { px: 0, pt: 2 },
  '& .RaLabeled-label': { fontSize: '0.9375rem' },
} as const;
