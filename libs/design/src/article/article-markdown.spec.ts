import { hostileMarkdown } from '@prentice/testing/hostile-markdown';
import { describe, expect, it } from 'vitest';
import { forOtherSites, renderArticle } from './article-markdown.ts';

/** Every tag of the result, and every attribute of it. */
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const HARMLESS =
  /^<(?:\/?(?:p|em|span|strong|s|ul|ol|li|blockquote|code|pre|hr|br|h2|h3|table|thead|tbody|tr|th|td|div|a)|h[23] id="s-[^"<>]*"|a href="(?:https?:\/\/|mailto:|\/(?![/\\])|#)[^"<>]*"(?: title="[^"<>]*")?|code class="language-[^"<>]*"|t[hd] class="is-(?:left|right|center)"|span class="(?:figure|caption)"|img src="\/news\/images\/[\w-]+\.webp\?edge=960" srcset="[^"<>]*" sizes="[^"<>]*" width="\d+" height="\d+" alt="[^"<>]*" loading="lazy" decoding="async"|ol start="\d+"|div class="table-scroll" tabindex="0")>$/;

describe('an article', () => {
  it.each(hostileMarkdown)('runs and loads nothing: %s', (source) => {
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

  it('links addresses that are written out with http or https, and nothing that only looks like one', () => {
    const { html } = renderArticle('See https://e.example/a?b=1&c=2, or http://e.example. `https://code.example`');
    expect(html).toContain('<a href="https://e.example/a?b=1&amp;c=2">https://e.example/a?b=1&amp;c=2</a>,');
    expect(html).toContain('<a href="http://e.example">http://e.example</a>.');
    expect(html).toContain('<code>https://code.example</code>');
    const { html: others } = renderArticle('www.e.example readme.md me@e.example ftp://e.example //e.example 10.0.0.1');
    expect(others).not.toContain('<a');
  });

  it('has complete addresses where it is shown on other sites', () => {
    const image = '/news/images/0123456789abcdef01234567-1600x900.webp';
    const { html } = renderArticle(
      `[List](/internships?a=1&b=2) [Up](#s-top) [Out](https://e.example)\n\n![Hall](${image})`,
    );
    const syndicatedHtml = forOtherSites(html, 'https://p.example', 'https://p.example/news/x');
    for (const part of [
      'href="https://p.example/internships?a=1&amp;b=2"',
      'href="https://p.example/news/x#s-top"',
      'href="https://e.example"',
      `src="https://p.example${image}?edge=960" width="1600"`,
    ])
      expect(syndicatedHtml).toContain(part);
  });

  it('has tables, quotations, code and nested lists', () => {
    const { html } = renderArticle('| a | b |\n|---|---:|\n| 1 | 2 |\n\n> said\n\n- one\n  1. two\n\n```\nx < y\n```');
    for (const part of ['<table>', '<blockquote>', '<ol>', 'x &lt; y', 'tabindex="0"']) expect(html).toContain(part);
  });

  it('shows images of ours in several sizes, each with its words and its caption', () => {
    const address = '/news/images/0123456789abcdef01234567-1600x900.webp';
    const { html } = renderArticle(`![A full hall](${address} "The hall in May")`);
    expect(html).toContain(`srcset="${address}?edge=480 480w, ${address}?edge=960 960w, ${address}?edge=1600 1600w"`);
    for (const part of [
      'alt="A full hall"',
      'width="1600" height="900"',
      '<span class="caption">The hall in May</span>',
    ])
      expect(html).toContain(part);
    expect(renderArticle('![A pixel](https://evil.example/pixel.png)').html).toBe('<p>A pixel</p>\n');
  });
});
