/**
 * Attempts to run script, to load something or to leave the page through a text in Markdown, as they are published in
 * lists for testers. Whatever shows such a text is tested with all of them.
 */
export const hostileMarkdown: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script\n>alert(1)</script\n>',
  '</p><script>alert(1)</script><p>',
  '</script><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href="//evil.example">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<!-- --><b>x</b>',
  '<?xml version="1.0"?><b>x</b>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script>alert(1)</script>',
  '*<b onclick=alert(1)>x</b>*',
  '# <img src=x onerror=alert(1)>',
  '> <script>alert(1)</script>',
  '- <img src=x onerror=alert(1)>',
  '| a |\n|---|\n| <script>alert(1)</script> |',
  '`<script>alert(1)</script>`',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](%6aavascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/1)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](http://evil.example)',
  '[x](https://e.example "\\" onmouseover=alert(1) x=\\"")',
  '[x](https://e.example/"onmouseover="alert(1))',
  '[<img src=x onerror=alert(1)>](https://e.example)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<https://e.example/"onclick="alert(1)>',
  'javascript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,https://e.example',
  'ftp://evil.example/x',
  '//evil.example/x',
  'https://e.example/"onmouseover="alert(1)',
  "https://e.example/'onmouseover='alert(1)",
  'https://e.example/<script>alert(1)</script>',
  'https://e.example/&quot;onclick=alert(1)',
  'https://javascript:alert(1)@e.example/',
  '[https://e.example](javascript:alert(1))',
  '![https://e.example](https://evil.example/pixel.png)',
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](/news/images/../../api/me)',
  '![x](/news/images/0123456789abcdef01234567-10x10.webp?x)',
  '![x" onerror=alert(1) "](/news/images/0123456789abcdef01234567-10x10.webp "a\\" onload=alert(1) b=\\"")',
  '![x" onerror="alert(1)](x)',
];

/** An element of a parsed document, as far as it matters here. */
interface ParsedElement {
  readonly tagName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string | null }>;
}

/* prettier-ignore */
const TAGS = new Set([
  'p', 'em', 'span', 'strong', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'br', 'h2', 'h3', 'table', 'thead', 'tbody',
  'tr', 'th', 'td', 'div', 'a', 'img',
]);
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/;
const IMAGE = /^\/news\/images\/[\w-]+\.webp\?edge=960$/;
const anything = /^/;
/** Attributes of a rendered text, with the form of their values. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  id: /^s-/,
  class: /^(?:is-(?:left|right|center)|figure|caption|table-scroll|language-\S*)$/,
  href: ADDRESS,
  src: IMAGE,
  srcset: /^\/news\/images\//,
  sizes: anything,
  width: /^\d+$/,
  height: /^\d+$/,
  alt: anything,
  title: anything,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d+$/,
  tabindex: /^0$/,
};

/** Returns elements and attributes that no rendered text has, of what a parser made of it. */
export function foreignMarkup(elements: Iterable<ParsedElement>): string[] {
  const foreign: string[] = [];
  for (const { tagName, attributes } of elements) {
    const tag = tagName.toLowerCase();
    if (!TAGS.has(tag)) foreign.push(`<${tag}>`);
    for (const { name, value } of attributes)
      if (!ATTRIBUTES[name.toLowerCase()]?.test(value ?? '')) foreign.push(`${tag} ${name}="${value}"`);
  }
  return foreign;
}
