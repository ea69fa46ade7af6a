/** Returns each way to miss, double or swap a letter, and to hit a wrong one, within a text. */
export const slipsOf = (text: string): string[] =>
  [...text].flatMap((letter, index) => {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    return [
      `${before}${after}`,
      `${before}${letter}${letter}${after}`,
      `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
      `${before}x${after}`,
    ];
  });
