/** For paper first: black on white, boxes to tick, no step torn across pages. Reads well on a screen too. */
export const style = `:root { color-scheme: light; --pic-a: #1d5a66; --pic-b: #f2b23a; --pic-c: #d9694f; --pic-d: #b9d6d8; --pic-e: #fdfdf9; }
* { box-sizing: border-box; }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; background: #fff; color: #111; font: 1.05rem/1.5 system-ui, Arial, sans-serif; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2rem; padding-top: .6rem; border-top: 2px solid #111; }
a { color: #0b4a56; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; }
dt { font-weight: 700; }
dd { margin: 0; }
.box { margin: 1rem 0; padding: .6rem 1rem; border: 2px solid #111; break-inside: avoid; }
.undo { border-style: dashed; }
.box h3, .box p, .box ul { margin: .2rem 0; }
ol.steps { padding: 0; list-style: none; counter-reset: step; }
ol.steps > li { margin: .8rem 0; padding-left: 4.2rem; counter-increment: step; break-inside: avoid; }
ol.steps .say { position: relative; }
ol.steps .say::before { content: ""; position: absolute; left: -4.2rem; top: .2rem; width: 1.1rem; height: 1.1rem; border: 2px solid #111; }
ol.steps .say::after { content: counter(step) "."; position: absolute; left: -2.2rem; top: 0; font-weight: 700; }
ol.steps p { margin: .1rem 0; }
ol.steps .careful { margin: .3rem 0; padding: .3rem .6rem; border: 2px solid #111; break-after: avoid; }
pre { padding: .6rem; border: 2px solid #111; white-space: pre-wrap; overflow-wrap: anywhere; }
kbd { padding: 0 .3em; border: 1px solid #111; border-radius: .2em; font: inherit; }
figure { margin: .6rem 0; break-inside: avoid; }
figure svg { display: block; width: min(100%, 17rem); border: 1px solid #111; }
figcaption, .small { font-size: .9rem; }
table { width: 100%; border-collapse: collapse; }
th, td { height: 2.6rem; padding: .3rem .5rem; border: 1px solid #111; text-align: left; vertical-align: top; }
h2 + p, section > p, section > .box { break-after: avoid; }
section > .undo { break-after: auto; }
.blank { min-height: 2.4rem; border-bottom: 1px solid #111; }
.log th:first-child { width: 20%; }
.log th:last-child { width: 35%; }
@page { margin: 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 11.5pt; } nav { display: none; } h2 { margin-top: 1rem; } h2 + p, .box { margin: .5rem 0; } a { color: inherit; text-decoration: none; } a[href^="http"]::after { content: " (" attr(href) ")"; font-size: .85em; } header a[href^="http"]::after { content: none; } }`
