const rows = [0, 1, 2, 3];

const SkeletonLines = ({ count }: { count: number }) =>
  rows.slice(0, count).map((line) => <div key={line} className="skeleton" aria-hidden="true" />);

interface SkeletonFoldProps {
  /** The id that the section's heading gets. */
  id: string;
  title: string;
  lines: number;
}

/** Shows the place of a section below the applications, which is folded where there is one column. */
export const SkeletonFold = ({ id, title, lines }: SkeletonFoldProps) => (
  <section className="section">
    <details className="phone-fold" data-fold={id}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="stack">
        <SkeletonLines count={lines} />
      </div>
    </details>
  </section>
);

/** Shows the place of a task: its icon, its words, and its date below. */
const SkeletonTodo = () => (
  <li>
    <span className="skeleton is-icon" />
    <span>
      <span className="skeleton is-line" />
      <span className="skeleton is-line is-short" />
    </span>
  </li>
);

/** Shows the place of a row of an application: title and company, who acts next, and by when. */
const SkeletonRow = () => (
  <div className="application">
    <div className="row-summary">
      <span className="row-head">
        <span className="skeleton is-line" />
        <span className="skeleton is-line is-short" />
      </span>
      <span className="row-next">
        <span className="skeleton is-line" />
        <span className="skeleton is-line is-short" />
      </span>
    </div>
  </div>
);

/**
 * Shows the layout of the dashboard while it is loaded: what to do next, rows of applications, and the sections beside them.
 */
export const DashboardSkeleton = () => (
  <div className="columns is-main-aside" aria-hidden="true">
    <div>
      <div className="section">
        <div className="skeleton is-title" />
        <ul className="plain todo">
          {rows.map((row) => (
            <SkeletonTodo key={row} />
          ))}
        </ul>
      </div>
      <div className="section">
        <div className="skeleton is-title" />
        {rows.map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </div>
    <div className="stack">
      {[3, 4].map((count) => (
        <div key={count} className="section stack">
          <div className="skeleton is-title" />
          <SkeletonLines count={count} />
        </div>
      ))}
    </div>
  </div>
);
