import { screens } from '@dr-ai/contract/screens'

/** Pages the server renders itself: plain HTML with one stylesheet of its own and no script. */

/** Text as it may stand in HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The app's own navigation, so that nobody who reads here has lost the way back. */
const navigation = `<nav aria-label="Main"><ul>${screens
  .map(({ path, label, description }) => `<li><a href="${path}">${escapeHtml(label)}<span>${escapeHtml(description)}</span></a></li>`)
  .join('')}</ul></nav>`

/** A whole page inside the app's navigation, around its content, which must be HTML already. */
export function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} - Dr. AI</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><a class="logo" href="/">Dr. AI</a>
${navigation}</header>
<main id="main" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}

export const pageStyles = `:root { color-scheme: light dark; --ink: light-dark(#16282c, #e4ecec); --quiet: light-dark(#4a5f63, #a5b8ba); --paper: light-dark(#faf8f4, #101719); --card: light-dark(#ffffff, #182225); --line: light-dark(#d9ddd8, #2c393c); --accent: light-dark(#0b6b78, #6cc5d0); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 1rem 1.25rem; outline: none; }
header { background: var(--card); border-bottom: 1px solid var(--line); padding: 0.75rem 1.25rem; }
header a { color: var(--accent); font-weight: 650; text-decoration: none; }
.logo { font-size: 1.2rem; }
.skip { position: absolute; left: -100vw; padding: 0.75rem 1rem; background: var(--card); }
.skip:focus { left: 0.5rem; top: 0.5rem; z-index: 1; }
nav ul { display: flex; flex-wrap: wrap; list-style: none; margin: 0.25rem -0.25rem 0; padding: 0; }
nav a { display: block; min-height: 2.75rem; padding: 0.625rem 0.25rem; margin-right: 0.25rem; border-radius: 0.75rem; color: var(--ink); font-size: 0.875rem; }
nav a:hover { background: var(--paper); }
nav span { display: none; }
@media (min-width: 48rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); min-height: 100dvh; }
  header { position: sticky; top: 0; height: 100dvh; overflow-y: auto; border-right: 1px solid var(--line); border-bottom: 0; }
  main { width: 100%; }
  nav ul { flex-direction: column; gap: 0.25rem; margin-top: 1rem; }
  nav a { padding: 0.5rem 0.75rem; font-size: 1rem; }
  nav span { display: block; font-size: 0.8125rem; font-weight: 400; color: var(--quiet); }
}
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.2rem; margin: 0 0 0.5rem; }
h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 1rem 0; }
p, ul { margin: 0.25rem 0 0.75rem; max-width: 44rem; }
main ul { padding-left: 1.25rem; }
.quiet { color: var(--quiet); }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); }
summary { cursor: pointer; padding: 0.25rem 0; color: var(--accent); }
.method { display: inline-block; min-width: 4.5rem; color: var(--accent); font-weight: 650; }
`
