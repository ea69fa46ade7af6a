import type { NotificationTopic } from '@prentice/contract';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import type { InboxFilter } from './inbox-loader.ts';

/** What students are notified of, by topic; the topics of other roles are not among their filters. */
const topicHelp: Readonly<Partial<Record<NotificationTopic, MessageKey>>> = {
  applications: 'inbox.emptyTopic.applications',
  reminders: 'inbox.emptyTopic.reminders',
  internships: 'inbox.emptyTopic.internships',
  news: 'inbox.emptyTopic.news',
  account: 'inbox.emptyTopic.account',
};

/** Returns the keys of what a filter says when it leaves nothing: a heading, and what would stand there. */
function emptyTextOf({ unread, topic }: InboxFilter): { title: MessageKey; help: MessageKey | undefined } {
  if (!topic && !unread) return { title: 'inbox.empty', help: 'inbox.empty.help' };
  if (!topic) return { title: 'inbox.empty.unread', help: 'inbox.empty.unread.help' };
  if (!unread && topic === 'reminders') return { title: 'inbox.empty.deadlines', help: topicHelp[topic] };
  return { title: unread ? 'inbox.empty.unreadTopic' : 'inbox.empty.topic', help: topicHelp[topic] };
}

interface NothingShownProps {
  t: Translate;
  choice: InboxFilter;
  onClear: () => void;
}

/** Says that a filter leaves nothing and what would stand there, with the way back to everything. */
export function NothingShown({ t, choice, onClear }: NothingShownProps) {
  const { title, help } = emptyTextOf(choice);
  const topic = choice.topic ? t(`inbox.topic.${choice.topic}`) : '';
  const isFiltered = choice.unread || choice.topic !== null;
  return (
    <div className="empty">
      <h3>{t(title, { topic })}</h3>
      {help && <p>{t(help)}</p>}
      {isFiltered && <Button onClick={onClear}>{t('inbox.showAll')}</Button>}
    </div>
  );
}
