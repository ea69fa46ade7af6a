import { useRef, type ReactNode } from 'react';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useInboxActions, withMarks, type Marks } from './inbox-actions.hook.ts';
import type { InboxContent } from './inbox-loader.ts';
import { useInboxMarking } from './inbox-marking.hook.ts';
import { useHeldArrivals, useMarkedRows, useNewRows } from './inbox-rows.hook.ts';
import { InboxList } from './InboxList.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import { InboxUndoBar } from './InboxUndoBar.tsx';

interface ArrivalsProps {
  t: Translate;
  count: number;
  onShow: () => void;
}

/** Shows what arrived while somebody was reading further down. */
function Arrivals({ t, count, onShow }: ArrivalsProps) {
  const show = (): void => {
    onShow();
    scrollTo(0, 0);
  };
  return (
    <p className="inbox-arrivals" role="status">
      <Button look="small" onClick={show}>
        {t('inbox.arrivals', { count })}
      </Button>
    </p>
  );
}

interface MoreProps {
  t: Translate;
  /** More are being loaded. */
  busy: boolean;
  onMore: () => void;
}

const More = ({ t, busy, onMore }: MoreProps) => (
  <p className="section-more">
    <Button busy={busy} onClick={onMore}>
      {t('inbox.more')}
    </Button>
  </p>
);

interface InboxResultsProps {
  t: Translate;
  language: Language;
  timeZone: string;
  now: number;
  content: InboxContent;
  /** Applications in which something is to be done: what says so comes first. */
  openSteps: ReadonlySet<string>;
  /** Whether a topic is chosen: then only what is shown is marked, and nothing else of the inbox. */
  isTopicChosen: boolean;
  isUnreadOnly: boolean;
  /** Whether only deadlines are listed. */
  isDeadlines?: boolean;
  /** More are being loaded. */
  loading: boolean;
  /** Says of what is loaded that it is marked. */
  onMarked: (marks: Marks) => void;
  reload: () => Promise<unknown>;
  onMore: () => void;
  /** What is shown when there are none. */
  empty: ReactNode;
}

/** Shows the shown notifications, unread ones first, with what can be done with them. */
export function InboxResults({ content, isTopicChosen, isUnreadOnly, ...props }: InboxResultsProps) {
  const { t, language, timeZone, now } = props;
  const { rows, keptCount, keepMarked } = useMarkedRows(content.items, isUnreadOnly);
  const isNew = useNewRows(rows);
  const { visibleRows, heldCount, showHeld } = useHeldArrivals(rows);
  const onMarked = (marks: Marks): void => {
    keepMarked(marks, visibleRows, now);
    props.onMarked(marks);
  };
  const actions = useInboxActions(t, { onMarked, reload: props.reload });
  const { failure, undo, busy } = actions;
  const items = withMarks(visibleRows, actions.pending, now);
  const list = useRef<HTMLDivElement>(null);
  const marking = useInboxMarking({ list, items, actions, isTopicChosen });
  const { selection, focus, toggleRead } = marking;
  const { selected, isSelecting } = selection;
  const row = { t, language, timeZone, now, selected, isSelecting, onSelect: selection.toggle, onOpen: actions.open };
  const showMore = (): void => {
    focus.onMore(items.map(({ id }) => id));
    props.onMore();
  };
  const counts = { shownCount: items.length, total: content.total + keptCount, selected: selected.size };
  return (
    <div ref={list}>
      {heldCount > 0 && <Arrivals t={t} count={heldCount} onShow={showHeld} />}
      {items.length === 0 && props.empty}
      <InboxList
        {...row}
        items={items}
        openSteps={props.openSteps}
        isDeadlines={props.isDeadlines === true}
        {...(!isUnreadOnly && { isNew })}
        toolbar={<InboxToolbar {...{ t, busy, selection, marking }} {...counts} />}
        onMark={(id) => toggleRead([id])}
      />
      {content.hasMore && <More t={t} busy={props.loading} onMore={showMore} />}
      {failure && (
        <div className="inbox-undo">
          <Notice tone="attention" role="alert" title={failure} />
        </div>
      )}
      {undo && <InboxUndoBar {...{ t, undo, busy }} onUndo={marking.takeBack} onClose={marking.closeUndo} />}
    </div>
  );
}
