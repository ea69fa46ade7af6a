import { useState } from 'react';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Translate } from '../../i18n/translate.ts';

interface BookmarkButtonProps {
  t: Translate;
  internshipId: string;
  bookmarkId: string | null;
}

/** Keeps the internship for later, or no longer. */
export function BookmarkButton({ t, internshipId, bookmarkId }: BookmarkButtonProps) {
  const [kept, setKept] = useState(bookmarkId);
  const act = useAction(t);
  const change = () =>
    act.run(async () => {
      const { bookmarks } = session.client;
      if (kept) {
        await bookmarks.remove({ params: { id: kept } });
        setKept(null);
      } else setKept((await bookmarks.add({ body: { internshipId } })).id);
    });
  return (
    <div>
      <button
        type="button"
        className="button is-small"
        aria-pressed={kept !== null}
        aria-disabled={act.busy || undefined}
        onClick={() => void change()}
      >
        <Icon name={kept ? 'answered' : 'bookmark'} size={16} />
        {t('apply.bookmark')}
      </button>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
    </div>
  );
}
