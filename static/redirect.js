// For pages that moved: leads to the page's new address, with the query and the fragment that the reader came with.
// Without scripts the page itself leads there, without them. It is a file because pages allow no inline script.
const link = document.querySelector('link[rel="canonical"]');
const target = new URL(link.href);
target.search = location.search;
target.hash = location.hash;
location.replace(target.href);
