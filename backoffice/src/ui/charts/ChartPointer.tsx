import { Box } from '@mui/material';
import { useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';

interface ChartPointerProps {
  /** Names what is read, such as the name of a series. */
  readonly label: string;
  /** What each column says, in words. */
  readonly values: readonly string[];
  /** The chart, given the column that is read; null for none. */
  readonly children: (index: number | null) => ReactNode;
}

/** Returns the column at a place of the chart, from its left edge. */
export const columnIndexAt = (x: number, width: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((x / Math.max(1, width)) * count)));

/**
 * Lets a chart of columns be read one by one: by pointing at it, by touch, and with the arrow keys. For the keyboard
 * and for screen readers it is a slider over the columns, which says the value of each; Escape takes the words away.
 */
export function ChartPointer({ label, values, children }: ChartPointerProps): ReactElement {
  const last = values.length - 1;
  const [index, setIndex] = useState<number | null>(null);
  const [position, setPosition] = useState(last);
  const show = (column: number) => {
    setIndex(column);
    setPosition(column);
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    show(columnIndexAt(event.clientX - left, width, values.length));
  };
  return (
    <Box sx={pointerStyle} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setIndex(null)}>
      {children(index)}
      <input
        type="range"
        min={0}
        max={last}
        value={Math.min(position, last)}
        aria-label={label}
        aria-valuetext={values[Math.min(position, last)]}
        onChange={(event) => show(Number(event.target.value))}
        onFocus={() => setIndex(Math.min(position, last))}
        onBlur={() => setIndex(null)}
        onKeyDown={(event) => event.key === 'Escape' && setIndex(null)}
      />
      {index !== null && (
        <Box
          role="presentation"
          sx={{ ...bubbleStyle, insetInlineStart: `${((index + 0.5) / values.length) * 100}%` }}
          style={{ transform: `translateX(-${(index / Math.max(1, last)) * 100}%)` }}
        >
          {values[index]}
        </Box>
      )}
    </Box>
  );
}

/* The slider covers the chart and is not seen; where the focus is, the chart has the ring. */
const pointerStyle = {
  position: 'relative',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'crosshair',
    touchAction: 'pan-y',
  },
  '&:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
} as const;
const bubbleStyle = {
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  zIndex: 2,
  px: 1,
  py: 0.25,
  border: '1px solid var(--edge)',
  borderRadius: '3px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;
