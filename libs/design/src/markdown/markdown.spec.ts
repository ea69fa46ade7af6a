import { describe, expect, it } from 'vitest';
import { markdownHtml } from './markdown.ts';

describe('markdownHtml', () => {
  it('writes paragraphs, lists, headings and emphasis', () => {
    expect(markdownHtml('# Team\nWe **build** *things*.\n\n- one\n- two `x`\n\n1. a')).toBe(
      '<h3>Team</h3>\n<p>We <strong>build</strong> <em>things</em>.</p>\n<ul><li>one</li><li>two <code>x</code></li></ul>\n<ol><li>a</li></ol>',
    );
  });

  it('links to https only', () => {
    expect(markdownHtml('[us](https://a.example/x?y=1&z=2)')).toContain(
      'href="https://a.example/x?y=1&amp;z=2" rel="nofollow ugc noopener"',
    );
    expect(markdownHtml('[us](javascript:alert(1))')).not.toContain('<a');
    expect(markdownHtml('[us](http://a.example)')).not.toContain('<a');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '**<b onclick=x>**',
    '[<i>](https://a.example/"onmouseover=x)',
    '`</code><script>`',
    '> <iframe src=//x>',
    '- <svg/onload=alert(1)>',
  ])('escapes the markup of %j', (text) => {
    const html = markdownHtml(text).replaceAll(
      /<\/?(p|ul|li|strong|em|code|blockquote|br|a href="https:[^"<>]*" rel="[^"]*")>|<\/a>/g,
      '',
    );
    expect(html).not.toContain('<');
  });

  it('takes linear time on hostile input', () => {
    const started = performance.now();
    markdownHtml('*'.repeat(10_000) + '[' + '_a'.repeat(5_000) + '`'.repeat(9_999));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
