/**
 * Lists as component libraries draw them, with the state that such a page would send. `opens`: the event that opens one; `late`: how long its options
 * take to come, in milliseconds; `rows`: how many of them are drawn at once; `isMany`: whether it takes several; `isEndless`: whether each look at it
 * brings another; `isInner`: whether only the words of an option are listened to; `isStepped`: whether an arrow key chooses the next option; `checked`: an option that is marked as such; `lang`: the page’s language; `box`: what is around all instead of a form.
 */
export type List = {
  opens: string
  late?: number
  rows?: number
  isMany?: boolean
  isNew?: boolean
  isEndless?: boolean
  isInner?: boolean
  isStepped?: boolean
  checked?: string
  lang?: string
  box?: string
  role?: string
  options: string[]
}

export const button = (label: string, says = 'Select…') =>
  `<div><span id="l">${label}</span><button type="button" id="k" aria-haspopup="listbox" aria-labelledby="l k">${says}</button></div>`
const search = (label: string, attributes = '') =>
  `<div><label for="k">${label}</label><div><div id="shown"></div><input id="k" role="combobox" aria-autocomplete="list" ${attributes}></div></div>`
const topics = ['Games', 'Productivity', 'Calendar', 'Travel']
const lands = ['Austria', 'Belgium', 'Canada', 'Denmark', 'Estonia', 'France', 'Greece', 'Hungary', 'Iceland', 'Ireland', 'Italy', 'Japan']

/** Lists in which something is chosen, with what they hold then. */
export const chosen: [what: string, html: string, list: List, held: string][] = [
  [
    'that an input without a role opens',
    search('Categories').replace('role="combobox" aria-autocomplete="list"', 'aria-haspopup="listbox" aria-expanded="false"'),
    { opens: 'click', isMany: true, options: topics },
    'Productivity; Calendar',
  ],
  ['that a press opens', button('Category'), { opens: 'mousedown', options: topics }, 'Productivity'],
  ['that a pointer opens', button('Pricing model'), { opens: 'pointerdown', options: ['Free', 'Freemium', 'Paid'] }, 'Freemium'],
  ['whose options come late', button('Category'), { opens: 'click', late: 500, options: topics }, 'Productivity'],
  ['that draws a few options at once', button('Country'), { opens: 'click', rows: 4, options: lands }, 'Ireland'],
  ['that is searched in', search('Country'), { opens: 'click', rows: 3, options: lands }, 'Ireland'],
  ['that opens by typing alone', search('Country'), { opens: 'none', options: lands }, 'Ireland'],
  ['that takes several', search('Categories'), { opens: 'click', isMany: true, options: topics }, 'Productivity; Calendar'],
  ['whose options listen at their words', search('Country'), { opens: 'click', isInner: true, options: lands }, 'Ireland'],
  ['of a tree', search('Country'), { opens: 'click', isInner: true, role: 'treeitem', options: lands }, 'Ireland'],
  [
    'whose name floats in it',
    '<label for="k"><div><div>Country *</div><div id="shown"></div><input id="k" role="combobox" aria-label="Country *" readonly></div></label>',
    { opens: 'click', isMany: true, options: lands },
    'Ireland',
  ],
  [
    'whose frame has the role',
    '<div><label>Country</label><div role="combobox" tabindex="-1"><div id="shown"></div><input id="k" aria-label="-searchbox"></div></div>',
    { opens: 'click', options: lands },
    'Ireland',
  ],
  [
    'that says that it takes several',
    button('Categories', '可多选 ▾'),
    { opens: 'click', isMany: true, options: topics },
    'Productivity; Calendar',
  ],
  ['that takes no more', search('Categories (up to 1)'), { opens: 'click', isMany: true, options: topics }, 'Productivity'],
  ['for several that takes one', search('Categories'), { opens: 'click', options: topics }, 'Productivity'],
  ['that takes new entries', search('Tags'), { opens: 'click', isMany: true, isNew: true, options: ['saas'] }, 'rota; tides; scheduling'],
  [
    'of a menu’s choices',
    button('Platforms').replace('listbox', 'menu'),
    { opens: 'click', isMany: true, role: 'menuitemcheckbox', options: ['Linux', 'Web', 'iOS'] },
    'Web; iOS',
  ],
  [
    'in a dialog that closes at a press on its edge',
    button('Categories'),
    { opens: 'click', isMany: true, box: '<dialog open onclick="if (event.target === this) this.remove()">', options: topics },
    'Productivity; Calendar',
  ],
  [
    'in a drawer that closes at a key',
    button('Categories'),
    {
      opens: 'click',
      isMany: true,
      box: '<form style="position:fixed;inset:0" onkeydown="if (event.key === `Escape`) this.remove()">',
      options: topics,
    },
    'Productivity; Calendar',
  ],
  [
    'that calls itself a new password',
    search('Category', 'autocomplete="new-password"'),
    { opens: 'click', options: topics },
    'Productivity',
  ],
  [
    'that a summary opens, below its question',
    '<h3>Section</h3><details><summary id="k" role="button" aria-haspopup="menu">Selections: <b id="shown">–</b></summary></details>',
    { opens: 'click', role: 'menuitemradio', options: topics },
    'Productivity',
  ],
  ['whose placeholder ends in its verb', button('Category', 'Bereich wählen'), { opens: 'click', options: topics }, 'Productivity'],
  [
    'that shows and reads out its choice',
    search('Country').replace('id="shown"', 'id="shown" aria-live="polite"'),
    { opens: 'click', options: lands },
    'Ireland',
  ],
  [
    'that is searched in in its page’s language',
    search('Country'),
    { opens: 'none', lang: 'ja', options: ['アイスランド', 'アイルランド'] },
    'アイルランド',
  ],
  ['whose placeholder says it in other words', button('Category', 'Where it belongs'), { opens: 'click', options: topics }, 'Productivity'],
  [
    'whose placeholder stands between it and its name',
    '<div><label>Country</label><div><div class="css-1-placeholder">Where?</div><div id="shown"></div><input id="k" role="combobox" aria-autocomplete="list"></div></div>',
    { opens: 'click', options: lands },
    'Ireland',
  ],
  [
    'whose hidden box stands between it and the text before it',
    '<div><b>Category</b><select style="width:1px;height:1px;padding:0;border:0" aria-hidden="true" tabindex="-1"></select><span><span role="combobox" id="k" tabindex="0">—</span></span></div>',
    { opens: 'click', options: topics },
    'Productivity',
  ],
  ['whose placeholder is one of its options', button('Category'), { opens: 'click', options: ['Select…', ...topics] }, 'Productivity'],
  [
    'of Chosen, whose search is in the list',
    '<div><label for="s">Category</label><select id="s" hidden></select><div><a class="chosen-single" id="k">Select…</a><div class="chosen-drop" style="position:absolute;clip:rect(0,0,0,0)"><input class="chosen-search-input"></div></div></div>',
    { opens: 'mousedown', options: topics },
    'Productivity',
  ],
  [
    'of Select2, which is searched in in a text area',
    '<div><label for="s">Tags</label><select id="s" multiple hidden></select><span><span><span role="combobox" class="select2-selection"><ul id="shown"></ul><span><textarea class="select2-search__field" type="search" id="k"></textarea></span></span></span></span></div>',
    { opens: 'click', isMany: true, isNew: true, options: ['saas'] },
    'rota; tides; scheduling',
  ],
  ['that answers a question', button('Is it open source?'), { opens: 'click', options: ['Yes', 'No'] }, 'No'],
]

/** Lists that are left alone, with whether they’re pressed: 0 or 1. */
export const left: [what: string, html: string, list: List, presses: number][] = [
  ['nothing of it fits', button('Category'), { opens: 'click', options: ['Gardening', 'Opera'] }, 1],
  ['two of it fit', button('Category'), { opens: 'click', options: ['Productivity & Games', 'Productivity & Travel'] }, 1],
  ['it doesn’t open', button('Category'), { opens: 'none', options: topics }, 1],
  ['a key would change it without opening it', button('Category'), { opens: 'none', isStepped: true, options: topics }, 1],
  ['something is chosen', button('Category', 'Travel'), { opens: 'click', options: topics }, 0],
  ['a choice of several words is shown', button('Category', 'Real estate'), { opens: 'click', options: ['Real estate', ...topics] }, 1],
  [
    'an option says more than what is shown of it',
    button('Category', 'Real estate'),
    { opens: 'click', options: ['Real estate: homes and land', ...topics] },
    1,
  ],
  ['an option is checked', button('Category', 'Homes and land'), { opens: 'click', checked: 'Games', options: topics }, 1],
  [
    'its value is what the form sends',
    button('Category', 'Real estate').replace('</div>', '<input type="hidden" name="category" value="27"></div>'),
    { opens: 'click', options: topics },
    0,
  ],
  ['a choice is shown with what is said about it', button('Category', 'Real estate (old)'), { opens: 'click', options: topics }, 0],
  ['choices are shown', button('Categories', 'Games Travel'), { opens: 'click', isMany: true, options: topics }, 0],
  ['a choice is shown that isn’t offered any more', button('Country', 'New Zealand'), { opens: 'click', options: lands }, 0],
  ['its field isn’t known', button('Shoe size'), { opens: 'click', options: topics }, 0],
  ['its button would send the form', button('Category').replace('type="button" ', ''), { opens: 'click', options: topics }, 0],
  ['it’s for whoever pays', button('Billing country'), { opens: 'click', options: lands }, 0],
  ['it never ends', button('Country'), { opens: 'click', rows: 3, isEndless: true, options: ['A', 'B', 'C', 'D'] }, 1],
  ['it’s part of the navigation', `<nav>${button('Category')}</nav>`, { opens: 'click', options: topics }, 0],
  ['it’s part of a link', `<a href="#next">${button('Category')}</a>`, { opens: 'click', options: topics }, 0],
  ['it has what the directory sells', button('Pricing'), { opens: 'click', options: ['Freemium', 'Featured ($49)'] }, 1],
  ['it’s disabled', button('Category').replace('type="button"', 'type="button" disabled'), { opens: 'click', options: topics }, 0],
]
