import type { ReactElement } from 'react';
import type { TimelineStep } from './timeline-model.ts';

/** Labels for assistive technology, in the reader's language. */
export interface TimelineLabels {
  timeline: string;
  phases: Record<TimelineStep['phase'], string>;
}

const markers: Record<TimelineStep['phase'], string> = {
  done: 'M4.5 9.2 7.8 12.4 13.6 5.8',
  current: 'M9 5.4v3.9l2.6 1.6',
  upcoming: '',
  stopped: 'M5.8 5.8l6.4 6.4m0-6.4-6.4 6.4',
};

function Step({ step, labels }: { step: TimelineStep; labels: TimelineLabels }): ReactElement {
  return (
    <li className={`timeline-step is-${step.phase}`} aria-current={step.phase === 'current' ? 'step' : undefined}>
      <svg className="timeline-marker" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
        <circle cx="9" cy="9" r="8" />
        <path d={markers[step.phase]} />
      </svg>
      <div className="timeline-body">
        <p className="timeline-title">
          <span className="visually-hidden">{labels.phases[step.phase]}: </span>
          {step.title}
        </p>
        {(step.actor || step.at) && (
          <p className="timeline-meta">
            {step.actor}
            {step.actor && step.at ? ' · ' : ''}
            {step.at && <time dateTime={step.at.iso}>{step.at.text}</time>}
          </p>
        )}
        {step.due && (
          <p className={`timeline-due is-${step.due.urgency}`}>
            <time dateTime={step.due.iso}>{step.due.text}</time>
          </p>
        )}
        {step.note && <p className="timeline-note">{step.note}</p>}
      </div>
    </li>
  );
}

/**
 * Shows what happened, who is to act, and by when. Renders plain markup without state, so a server can render it without
 * sending a script. Looks come from `timeline.css`, which needs the token sheet.
 */
export function Timeline({ steps, labels }: { steps: TimelineStep[]; labels: TimelineLabels }): ReactElement {
  return (
    <ol className="timeline" aria-label={labels.timeline}>
      {steps.map((step) => (
        <Step key={step.id} step={step} labels={labels} />
      ))}
    </ol>
  );
}
