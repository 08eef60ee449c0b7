/** A form for products with further rows. */
export const submission = (rows: string) =>
  `<title>Submit</title><h1>Submit your product</h1><form action="/sent"><label>Product name <input name="name"></label><p><label>Tagline <input name="tagline" maxlength="60"></label><p>${rows}<button>Submit product</button></form>`

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
