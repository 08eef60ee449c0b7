/** A form for products with further rows. */
export const submission = (rows: string) =>
  `<title>Submit</title><h1>Submit your product</h1><form action="/sent"><label>Product name <input name="name"></label><p><label>Tagline <input name="tagline" maxlength="60"></label><p>${rows}<button>Submit product</button></form>`

/** The form in a dialog that scrolls by itself, with the rows far down. */
export const inDialog = (rows: string) =>
  submission(`<div style="height:1500px"></div>${rows}`).replace(
    '<form',
    '<form style="position:fixed;inset:20px;background:#fff;overflow-y:auto"',
  )

/** Forms that aren’t a product’s. */
export const otherForms: [what: string, html: string][] = [
  [
    'sign-in',
    '<form><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Sign in</button></form>',
  ],
  [
    'sign-up',
    '<form><label>Name <input></label><label>Email <input type="email"></label><label>Website <input type="url"></label><label>Password <input type="password"></label><button>Create account</button></form>',
  ],
  ['magic link', '<h1>Submit a product</h1><form><label>Email <input type="email"></label><button>Send magic link</button></form>'],
  [
    'newsletter',
    '<h2>New products every week</h2><form><label>Name <input></label><label>Email <input type="email"></label><button>Subscribe</button></form>',
  ],
  [
    'contact',
    '<h1>Contact us</h1><form><label>Name <input></label><label>Email <input type="email"></label><label>Website <input></label><label>Message <textarea></textarea></label><button>Send</button></form>',
  ],
  [
    'comment',
    '<h3>Leave a reply</h3><form id="commentform"><label>Comment <textarea name="comment"></textarea></label><label>Name <input name="author"></label><label>Email <input name="email"></label><label>Website <input name="url"></label><button>Post comment</button></form>',
  ],
  [
    'search',
    '<form role="search"><label>Product name <input></label><label>Category <select><option value="">Any<option>Productivity</select></label><button>Search</button></form>',
  ],
  [
    'checkout',
    '<form><label>Name <input autocomplete="name"></label><label>Card number <input autocomplete="cc-number"></label><label>Company <input></label><label>Country <input></label><button>Pay</button></form>',
  ],
]

const field = (attributes: string, box = '') =>
  submission(`<div ${box}><label>Description <textarea name="k" ${attributes}></textarea></label></div>`)

export const inShadow = (html: string) => `<template shadowrootmode="open">${html}</template>`

/** A field that would be filled if it weren’t for this. */
export const neverFilled: [what: string, html: string][] = [
  ['not shown', field('style="display:none"')],
  ['invisible', field('style="visibility:hidden"')],
  ['transparent', field('', 'style="opacity:0"')],
  ['in a transparent component', submission(`<a-box style="opacity:0">${inShadow('<input placeholder="Link">')}</a-box>`)],
  ['of no size', field('style="width:1px;height:1px;padding:0;border:0"')],
  ['shrunk to nothing', field('', 'style="transform:scale(0)"')],
  ['off the screen', field('', 'style="position:absolute;left:-9999px"')],
  ['above the page', field('', 'style="position:absolute;top:-999px"')],
  ['below a page that doesn’t scroll', field('', 'style="position:fixed;top:3000px"')],
  ['clipped away', field('style="clip-path:inset(50%)"')],
  ['in a box of no height', field('', 'style="overflow:hidden;height:0"')],
  ['hidden from screen readers', field('', 'aria-hidden="true"')],
  ['inert', field('', 'inert')],
  [
    'covered',
    field('', 'style="position:relative"').replace(
      '</textarea>',
      '</textarea><b style="position:absolute;inset:0;background:#fff;z-index:2"></b>',
    ),
  ],
  ['skipped by the keyboard', field('tabindex="-1"')],
  ['disabled', field('disabled')],
  ['read-only', field('readonly')],
  ['in a closed part', submission('<details><summary>More</summary><label>Description <textarea name="k"></textarea></label></details>')],
  ['already filled', submission('<label>Description <textarea name="k">Mine</textarea></label>')],
  ['already chosen', submission('<label>Category <select name="k"><option>Games<option selected>Productivity</select></label>')],
  ['sent when it changes', field('onchange="this.form.submit()"')],
  ['picked from a list', submission('<label>Category <input name="k" role="combobox" aria-autocomplete="list"></label>')],
  [
    'an editor that loses its page if a script edits it',
    submission(
      '<p id="about">Description</p><div class="DraftEditor-root"><div contenteditable="true" aria-labelledby="about"></div></div>',
    ),
  ],
  ['a password', submission('<label>Product name <input name="k" type="password"></label>')],
  ['a checkbox', submission('<label>Product <input name="k" type="checkbox" value=""></label>')],
  ['a file', submission('<label>Logo <input name="k" type="file"></label>')],
  ['a trap', submission('<label>Website, leave this blank <input name="k"></label>')],
  ['a captcha', submission('<label>What is 3 + 4? <input name="k"></label>')],
  ['a one-time code', submission('<label>Code <input name="k" autocomplete="one-time-code"></label>')],
  ['a card', submission('<label>Name <input name="k" autocomplete="cc-name"></label>')],
  ['a backlink', submission('<label>URL of the page with our badge <input name="k"></label>')],
  ['a search', submission('<label>Tags <input name="k" type="search"></label>')],
  ['of two minds', submission('<label>Country <input name="category" placeholder="Category" id="k"></label>')],
]

/** Fields that are known by something, with what each of their controls takes. */
export const filled: [what: string, html: string, names: Record<string, string>][] = [
  ['an accessible name', submission('<input name="k" aria-label="Product URL">'), { k: 'url' }],
  ['autocomplete', submission('<input name="k" autocomplete="email">'), { k: 'email' }],
  ['a name', submission('<input name="product[website]">'), { 'product[website]': 'url' }],
  ['a placeholder', submission('<input name="k" placeholder="Your product’s website">'), { k: 'url' }],
  ['the text beside it', submission('<table><tr><td>Short description<td><input name="k"></table>'), { k: 'shortDescription' }],
  [
    'the text above an editor’s toolbar',
    submission(
      '<div><span>Description</span><div class="ql-toolbar"><select><option>Normal</select><button type="button">B</button></div><div><div contenteditable="true"><p><br></p></div><div hidden><input></div></div></div>',
    ),
    { '': 'description' },
  ],
  [
    'an editor’s name, with a placeholder in its text',
    submission(
      '<p id="about">Description</p><div contenteditable="true" aria-labelledby="about"><p><span contenteditable="false">Tell the story…</span><br></p></div>',
    ),
    { '': 'description' },
  ],
  [
    'the label of a box that an editor with a name of its own stands for',
    submission(
      '<div><label for="d">Description</label><textarea id="d" style="display:none"></textarea><div><label>Rich Text Editor</label><div contenteditable="true" role="textbox" aria-label="Rich Text Editor. Editing area: main"><p><br></p></div></div></div>',
    ),
    { '': 'description' },
  ],
  [
    'the text above an editor’s own element with buttons',
    submission(
      '<div><label>Description</label><trix-toolbar><button type="button">B</button></trix-toolbar><div contenteditable="true"></div></div>',
    ),
    { '': 'description' },
  ],
  [
    'the text before it, where its name only says how to enter something',
    submission('<div><span>Tags</span><div><input name="k" aria-label="Press Enter to add" placeholder="Press Enter to add"></div></div>'),
    { k: 'tags' },
  ],
  [
    'the name of a network in its row',
    submission(
      '<h3>Social links</h3><div><select name="k"><option value="">Platform<option>Twitter / X<option>Discord</select><input name="y" type="url" placeholder="https://"></div>',
    ),
    { k: 'twitter', y: 'twitter' },
  ],
  [
    'what stands inside of a link’s own part of its name, and not what its label shows while it loads',
    submission(
      '<label>Web page <i role="status">Loading…</i> <input name="post_link[url]"></label><p><label for="post_link_b"></label><textarea name="post_link[description]" id="post_link_description"></textarea>',
    ),
    { 'post_link[url]': 'url', 'post_link[description]': 'description' },
  ],
  [
    'a heading above it',
    submission('<section><h3>Description</h3><p>What it does.</p><textarea name="k"></textarea></section>'),
    { k: 'description' },
  ],
  [
    'a person’s name',
    submission('<fieldset><legend>About you</legend><label>Name <input name="k"></label><label>Email <input name="y"></label></fieldset>'),
    { k: 'makerName', y: 'email' },
  ],
  [
    'an open shadow root, transparent until it’s used',
    submission(`<my-box>${inShadow('<label>Website <b style="opacity:0"><input name="k"></b></label>')}</my-box>`),
    {},
  ],
  [
    'a choice',
    submission('<label>Pricing <select name="k"><option value="">Select…<option>Free<option>Free and paid</select></label>'),
    { k: 'pricing' },
  ],
  [
    'a label over it',
    submission(
      '<div style="position:relative"><input name="k" id="k"><label for="k" style="position:absolute;left:0;top:0">Website</label></div>',
    ),
    { k: 'url' },
  ],
  ['a date', submission('<div><label>Launch date <input name="k"></label></div>'), { k: 'launchDate' }],
  [
    'a choice that is asked for in brackets',
    submission('<label>Category <select name="k"><option value="0">[Select]<option>Productivity</select></label>'),
    { k: 'category' },
  ],
  [
    'an email address that is asked for again',
    submission('<label>Email <input name="y" type="email"></label><p><label>Confirm email <input name="k" type="email"></label>'),
    { y: 'email', k: 'email' },
  ],
  [
    'the cell beside it, over a counter',
    submission('<table><tr><td>Description<td><textarea name="k"></textarea><br><input readonly value="500" size="3"> left</table>'),
    { k: 'description' },
  ],
  [
    'a choice beyond “[Top level]”',
    submission('<label>Category <select name="k"><option value="1">[Top level]<option value="2">Productivity</select></label>'),
    { k: 'category' },
  ],
  [
    'its options',
    submission(
      '<label>Licence <select name="k"><option value="">–<option>Free<option>Free with paid features<option>Paid</select></label>',
    ),
    { k: 'pricing' },
  ],
  [
    'what stands before another box',
    submission('<p><span>@</span><input name="x" aria-label="X account"></p><p><input name="k" aria-label="Website"></p>'),
    { k: 'url' },
  ],
  [
    'a label that has its help in it',
    submission('<label>Prijs<input name="k" aria-label="Prijs"><span class="q-field__bottom">Bijvoorbeeld: 19 € per maand</span></label>'),
    { k: 'price' },
  ],
  ['an example with an amount', submission('<label>Pricing <input name="k" placeholder="$9 a month"></label>'), { k: 'price' }],
  [
    'an email address that is asked for again in a box of plain text',
    submission('<label>E-Mail <input name="y"></label><p><label>E-Mail wiederholen <input name="email2"></label>'),
    { y: 'email', email2: 'email' },
  ],
  ['its label, not its list', submission('<label>País <input name="k" list="a" placeholder="Para buscar"></label>'), { k: 'country' }],
  ['the year of a release', submission('<label>Año de lanzamiento <input name="k" type="number"></label>'), { k: 'launchDate' }],
  ['a box for the address of open code', submission('<label>Open source? <input name="k" type="url"></label>'), { k: 'github' }],
  [
    'the parts of a date in boxes of a shadow root',
    submission(
      `<h3>First released</h3><a-date>${inShadow('<label>Day <input name="d"></label><label>Month <input name="m"></label><label>Year <input name="j"></label>')}</a-date>`,
    ),
    { d: 'launchDate', m: 'launchDate', j: 'launchDate' },
  ],
  ['a place far down a dialog that scrolls by itself', inDialog('<label>Website <input name="k"></label>'), { k: 'url' }],
  ['a place far down', submission('<div style="height:3000px"></div><label>Website <input name="k"></label>'), { k: 'url' }],
]
