import type { TimelineStep } from '@prentice/design';
import { Timeline as Steps } from '@prentice/design/timeline.tsx';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

/** Shows the timeline of an application, case or internship, with the reader's words for assistive technology. */
export function Timeline({ steps }: { steps: TimelineStep[] }): ReactElement {
  const text = useMessages();
  const phases = {
    done: text('timeline.done'),
    current: text('timeline.current'),
    upcoming: text('timeline.upcoming'),
    stopped: text('timeline.stopped'),
  };
  return <Steps steps={steps} labels={{ timeline: text('timeline.label'), phases }} />;
}
