/**
 * Runs inline in the 404 page, right behind its heading and before the first paint: a host serves one such page
 * for every address, and under /issue/ it must say what the specification says. Without JavaScript the page
 * covers both. Its text is hashed for the security policy.
 */
export const notFoundScript = `(function(d){if(!/^\\/issue(\\/|$)/.test(location.pathname))return;
var h=d.querySelector('h1');d.title=d.title.replace(h.textContent,'Issue not found');h.textContent='Issue not found';
d.documentElement.classList.add('no-issue')})(document)`
