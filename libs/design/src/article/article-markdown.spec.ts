import { describe, expect, it } from 'vitest';
import { renderArticle } from './article-markdown.ts';

/** Attempts to run script or to load something, as they are published in lists for testers. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<details open ontoggle=alert(1)>',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example">',
  '<!-- --><b>x</b>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://evil.example)',
  '[x](https://e.example "\\" onmouseover=alert(1) x=\\"")',
  '<javascript:alert(1)>',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](x)',
  '[x]: javascript:alert(1)\n\n[x]',
  '`<script>alert(1)</script>`',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
  '# <img src=x onerror=alert(1)>',
  '| a |\n|---|\n| <script>alert(1)</script> |',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '*<b onclick=alert(1)>x</b>*',
  '"><script>alert(1)</script>',
];

/** Every tag of the result, and every attribute of it. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const HARMLESS =
  /^<(?:\/?(?:p|em|strong|s|ul|ol|li|blockquote|code|pre|hr|br|h2|h3|table|thead|tbody|tr|th|td|div|a)|h[23] id="s-[^"<>]*"|a href="(?:https:\/\/|mailto:|\/(?![/\\])|#)[^"<>]*"(?: title="[^"<>]*")?|code class="language-[^"<>]*"|t[hd] style="text-align:(?:left|right|center)"|ol start="\d+"|div class="table-scroll" tabindex="0")>$/;

describe('an article', () => {
  it.each(attacks)('runs and loads nothing: %s', (source) => {
    const { html } = renderArticle(`Before\n\n${source}\n\nAfter`);
    expect(tagsOf(html).filter((tag) => !HARMLESS.test(tag))).toEqual([]);
    expect(html).toContain('Before');
  });

  it('has headings below the title of the page, each with an anchor of its own', () => {
    const { html, headings } = renderArticle('### Früh\n\n# Wann?\n\n### Wo *genau*\n\n## Wann?');
    expect(headings).toEqual([
      { id: 's-fruh', text: 'Früh', level: 2 },
      { id: 's-wann', text: 'Wann?', level: 2 },
      { id: 's-wo-genau', text: 'Wo genau', level: 3 },
      { id: 's-wann-2', text: 'Wann?', level: 2 },
    ]);
    expect(html).toContain('<h3 id="s-wo-genau">Wo <em>genau</em></h3>');
  });

  it('has tables, quotations, code and nested lists', () => {
    const { html } = renderArticle('| a | b |\n|---|---:|\n| 1 | 2 |\n\n> said\n\n- one\n  1. two\n\n```\nx < y\n```');
    for (const part of ['<table>', '<blockquote>', '<ol>', 'x &lt; y', 'tabindex="0"']) expect(html).toContain(part);
  });
});
