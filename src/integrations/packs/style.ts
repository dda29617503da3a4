/** For sheets: paper first, black on white. Guides in packs have the styles of their pages. */
export const style = `:root { color-scheme: light; }
* { box-sizing: border-box; }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; background: #fff; color: #111; font: 1.05rem/1.5 system-ui, Arial, sans-serif; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
a { color: #0b4a56; }
.stop, .before { margin: 1rem 0; padding: .6rem 1rem; border: 2px solid #111; break-inside: avoid; }
.stop h2, .before h2 { margin: 0 0 .4rem; font-size: 1.2rem; }
.before ul { padding: 0; list-style: none; }
.before label { display: flex; gap: .6rem; align-items: flex-start; }
.before input { margin-top: .45rem; }
summary { list-style: none; font-weight: 700; }
summary::-webkit-details-marker { display: none; }
details p { margin: .1rem 0 .6rem; }
.nb { white-space: nowrap; }
kbd { padding: 0 .3em; border: 1px solid #111; border-radius: .2em; font: inherit; }
.small { font-size: .9rem; }
table { width: 100%; border-collapse: collapse; }
th, td { height: 2.6rem; padding: .3rem .5rem; border: 1px solid #111; text-align: left; vertical-align: top; }
.blank { min-height: 2.4rem; border-bottom: 1px solid #111; }
.log th:first-child { width: 20%; }
.log th:last-child { width: 35%; }
@page { margin: 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 11.5pt; } nav { display: none; } a { color: inherit; text-decoration: none; } a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .85em; } }`
