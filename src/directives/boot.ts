/**
 * Runs inline in the head, before the first paint: the only script that blocks. It must not throw, whatever
 * the browser refuses or the device keeps. It sets the classes that the styles look for: js, dark, member,
 * named (a nickname is saved), asked (the address carries a query) and opened (a guide's gate). Its text is hashed for the security policy, so the layout and the policy use this one string.
 */
export const boot = `(function(d,c){c=d.documentElement.classList;c.add('js');
function get(k){try{return localStorage.getItem(k)}catch(e){}}
var m=matchMedia('(prefers-color-scheme:dark)');
function t(){var v=get('darkMode');c.toggle('dark',v==='true'||v!=='false'&&m.matches)}
t();m.addEventListener&&m.addEventListener('change',t);
function h(){var n;try{n=JSON.parse(get('memberHint')).name}catch(e){}c.toggle('member',typeof n=='string')}
h();addEventListener('storage',h);addEventListener('pageshow',function(e){e.persisted&&h()});
if(get('nickname'))c.add('named');
if(/[?&]q=[^&]/.test(location.search))c.add('asked');
function o(){try{var t=d.getElementById(decodeURIComponent(location.hash.slice(1)));if(t&&t.closest('.full'))c.add('opened')}catch(e){}}
addEventListener('hashchange',o);addEventListener('DOMContentLoaded',o);
'serviceWorker'in navigator&&addEventListener('load',function(){setTimeout(function(){navigator.serviceWorker.register('/worker.js',{updateViaCache:'none'}).catch(function(){})},5e3)});
d.cookie='fixwise_visit=1; SameSite=Lax; Path=/; Max-Age=31536000'+(location.protocol==='https:'?'; Secure':'')
})(document)`

/** Declared first, so that the order of the layers does not hang on the order in which files arrive. */
export const layers = '@layer tokens,base,kit,components,print;'
