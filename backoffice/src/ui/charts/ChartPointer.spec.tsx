import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartPointer, columnIndexAt } from './ChartPointer.tsx';

afterEach(cleanup);

describe('a chart that is read column by column', () => {
  it('finds the column at a place, and the nearest one beyond its edges', () => {
    expect([0, 9, 10, 55, 99].map((x) => columnIndexAt(x, 100, 10))).toEqual([0, 0, 1, 5, 9]);
    expect([-5, 100, 400].map((x) => columnIndexAt(x, 100, 10))).toEqual([0, 9, 9]);
    expect(columnIndexAt(5, 0, 3)).toBe(2);
  });
  it('says the value of each by keyboard, and takes the words away with Escape', () => {
    render(
      <ChartPointer label="Matches" values={['Monday: 2', 'Tuesday: 5']}>
        {() => null}
      </ChartPointer>,
    );
    const slider = screen.getByRole('slider', { name: 'Matches' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Tuesday: 5');
    expect(screen.queryByText('Tuesday: 5')).toBeNull();
    fireEvent.focus(slider);
    expect(screen.getByText('Tuesday: 5')).toBeDefined();
    fireEvent.change(slider, { target: { value: '0' } });
    expect(screen.getByText('Monday: 2')).toBeDefined();
    fireEvent.keyDown(slider, { key: 'Escape' });
    expect(screen.queryByText('Monday: 2')).toBeNull();
  });
});
