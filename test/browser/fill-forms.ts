import rows from './filled.json' with { type: 'json' }

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
export const filled: [what: string, html: string, names: Record<string, string | undefined>][] = [
  ...rows.map(({ what, rows, names }): [string, string, Record<string, string | undefined>] => [what, submission(rows), names]),
  ['a place far down a dialog that scrolls by itself', inDialog('<label>Website <input name="k"></label>'), { k: 'url' }],
]
