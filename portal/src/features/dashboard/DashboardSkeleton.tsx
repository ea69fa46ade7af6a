const rows = [0, 1, 2, 3];

const SkeletonSection = ({ lines }: { lines: number }) => (
  <div className="section stack">
    <div className="skeleton is-title" />
    {rows.slice(0, lines).map((line) => (
      <div key={line} className="skeleton" />
    ))}
  </div>
);

/**
 * Shows the layout of the dashboard while it is loaded: what to do next, rows of applications, and the sections beside them.
 */
export const DashboardSkeleton = () => (
  <div className="columns is-main-aside" aria-hidden="true">
    <div>
      <SkeletonSection lines={2} />
      <div className="section">
        <div className="skeleton is-title" />
        {rows.map((row) => (
          <div key={row} className="application">
            <div className="row-summary">
              <div className="stack">
                <div className="skeleton" />
                <div className="skeleton is-short" />
              </div>
              <div className="skeleton" />
              <div className="skeleton is-short" />
            </div>
          </div>
        ))}
      </div>
    </div>
    <div className="stack">
      <SkeletonSection lines={4} />
      <SkeletonSection lines={3} />
    </div>
  </div>
);
