import { dialog, hero, more, script, type TriedCase } from './tried-tables.ts'

const opener = (attributes = '', code = 'm.hidden = !m.hidden; b.setAttribute("aria-expanded", String(!m.hidden))') =>
  hero(
    '',
    `<button id="b" aria-expanded="false" aria-controls="m" ${attributes}>Harbours</button><div id="m" hidden>Cuxhaven</div>${script(`b.onclick = () => { ${code} }`)}`,
  )

const questions = (code: string) =>
  hero(
    '',
    `<section><h3><button class="q" aria-expanded="false" aria-controls="a1">Is it free?</button></h3><p id="a1" hidden>For one gauge.</p>
    <h3><button class="q" aria-expanded="false" aria-controls="a2">Does it work offline?</button></h3><p id="a2" hidden>At sea, too.</p></section>
    ${script(`const all = [...document.querySelectorAll('.q')]; all.forEach((one) => (one.onclick = () => { ${code}; all.forEach((each) => (document.getElementById(each.getAttribute('aria-controls')).hidden = each.getAttribute('aria-expanded') === 'false')) }))`)}`,
  )

const answered = (id: string, question: string, isOpen: boolean) =>
  `<h3><button class="q" aria-expanded="${isOpen}" aria-controls="${id}">${question}</button></h3><p id="${id}"${isOpen ? '' : ' hidden'}>For one gauge, at sea, too.</p>`
/** Two lists of questions, in each of which one answer stays open. */
const twoLists = hero(
  '',
  `<section>${answered('a1', 'Is it free?', true)}${answered('a2', 'Is it exact?', false)}</section>
  <section>${answered('b1', 'Who made it?', true)}${answered('b2', 'Where are you?', false)}</section>
  ${script(
    `for (const one of document.querySelectorAll('.q')) one.onclick = () => { for (const each of one.closest('section').querySelectorAll('.q')) { each.setAttribute('aria-expanded', String(each === one)); document.getElementById(each.getAttribute('aria-controls')).hidden = each !== one } }`,
  )}`,
)

export const openers: TriedCase[] = [
  ['that opens nothing', opener('', ''), 'menus: Nothing happens when “Harbours” is pressed'],
  ['that says so but shows nothing', opener('', 'b.setAttribute("aria-expanded", "true")'), 'menus: What “Harbours” opens stays invisible'],
  ['that opens and closes', opener(), null],
  [
    'among several that never close',
    questions("one.setAttribute('aria-expanded', 'true')"),
    'menus: What “Does it work offline?” opens can’t be closed again',
  ],
  [
    'among several that close each other',
    questions("all.forEach((other) => other.setAttribute('aria-expanded', String(other === one)))"),
    null,
  ],
  ['in one of two lists that each keep one open', twoLists, null],
  ['among several that close', questions("one.setAttribute('aria-expanded', String(one.getAttribute('aria-expanded') === 'false'))"), null],
  ['of an answer', hero('', '<details><summary>Is it free?</summary><p>For one gauge.</p></details>'), null],
  ['of an answer that is empty', hero('', '<details><summary>Is it free?</summary></details>'), 'menus: What “Is it free?” opens'],
  [
    'that only the pointer opens',
    `<style>li ul { display: none } li:hover ul { display: block }</style><nav><ul><li><button aria-haspopup="true" aria-expanded="false">Harbours</button><ul><li><a href="/c">Cuxhaven</a></li></ul></li></ul></nav>${hero('')}`,
    'The menu of “Harbours” opens for a mouse pointer only',
  ],
  [
    'of a dialog that Escape doesn’t close',
    dialog('role="dialog"', '<h2>Pick your harbour</h2><button aria-label="Close" onclick="d.hidden = true">×</button>').replace(
      'id="start"',
      'id="start" aria-haspopup="dialog"',
    ),
    'menus: Escape doesn’t close what “Start free” opens',
  ],
  [
    'of a dialog that nothing closes',
    dialog('role="dialog"').replace('id="start"', 'id="start" aria-haspopup="dialog"'),
    'menus: What “Start free” opens covers the page and can’t be closed',
  ],
  [
    'of a dialog that Escape closes',
    `${dialog('role="dialog"')}${script('addEventListener("keydown", (event) => { if (event.key === "Escape") d.hidden = true })')}`.replace(
      'id="start"',
      'id="start" aria-haspopup="dialog"',
    ),
    null,
  ],
  [
    'of the browser’s own dialog',
    hero(
      '<button id="start" aria-haspopup="dialog">Start free</button>',
      `<dialog id="d" style="width:100vw;height:100vh"><h2>Pick your harbour</h2></dialog>${script('start.onclick = () => d.showModal()')}`,
    ),
    null,
  ],
  [
    'that jumps to the top',
    hero(
      more,
      `<a href="#" role="button" aria-expanded="false" id="b">Is it free?</a><p id="m" hidden>For one gauge.</p>${more}${script('b.onclick = () => { m.hidden = false; scrollTo(0, 0) }')}`,
    ),
    'menus: The page jumps to the top',
  ],
]

const checked = 'send.disabled = e.value === "" || !e.validity.valid'
export const form = (fields: string, code = '', attributes = 'action="/news" method="post"') =>
  hero(
    '',
    `<form id="f" ${attributes}><label>Email <input id="e" name="email" ${fields}></label> <button id="send">Sign up</button><p id="says"></p></form>${script(code)}`,
  )
/** Sends it, and says what came of it. */
const post = `fetch("/news", { method: "POST", body: new FormData(f) }).then(({ ok }) => (says.textContent = ok ? "Thank you" : "That failed"))`
const onSubmit = (code: string) => `f.onsubmit = (event) => { event.preventDefault(); ${code} }`

const called = (pattern: string) =>
  hero(
    '',
    `<form id="f" action="/call" method="post" novalidate><label>Email <input type="email" name="m"></label><label>Phone <input id="p" type="tel" name="p" placeholder="0170 1234567" required></label><button>Call me</button><p id="o"></p></form>${script(`f.onsubmit = (event) => { o.textContent = ''; if (!${pattern}.test(p.value)) { event.preventDefault(); o.textContent = 'Please enter a valid phone number.' } }`)}`,
  )

const sendingForm = (failed: string) =>
  hero(
    '',
    `<form id="f"><label>Email <input type="email" name="email"></label> <button id="b">Join</button><p id="o"></p></form>${script(`f.onsubmit = async (event) => { event.preventDefault(); b.textContent = 'Sending…'; b.disabled = true; const { ok } = await fetch('/news', { method: 'POST', body: new FormData(f) }); if (ok) o.textContent = 'Thanks'; else { ${failed} } }`)}`,
  )

const ordered = (code: string) =>
  form('type="email"', onSubmit(code), '')
    .replace('<label>', '<label>Name <input name="name" required></label> <label>')
    .replace('<button id="send">Sign up', '<button id="o">Order')
const twice = form(
  'type="email" required',
  onSubmit(
    `if (e.value !== again.value) { says.textContent = "The addresses are not valid" } else { send.disabled = true; ${post}.finally(() => (send.disabled = false)) }`,
  ),
).replace('</label>', '</label> <label>Repeat email <input id="again" name="again" required></label>')

export const forms: TriedCase[] = [
  [
    'that refuses the number that its own hint shows',
    called('/^\\d{10}$/'),
    'form-entry: The form rejects ordinary values with “Please enter a valid phone number.”',
  ],
  ['that takes the number that its hint shows', called('/^[+\\d ]{8,}$/'), null],
  ['that sends', form('type="email" required'), null],
  ['that a script sends', form('type="email"', onSubmit(post)), null],
  [
    'whose script refuses all',
    form('type="email"', onSubmit('says.textContent = "Please enter a valid email"')),
    'form-entry: The form rejects a valid email address: anna.berg',
  ],
  [
    'that an error empties',
    form(
      'type="email" required></label> <label>Message <textarea id="m" required></textarea',
      onSubmit('if (m.value.length < 40) { f.reset(); says.textContent = "Please write at least 40 characters." }'),
    ),
    'form-entry: With the error “Please write at least 40 characters.”, the form empties its fields',
  ],
  [
    'that is empty for the next one',
    form('type="email" required', onSubmit('says.textContent = `${e.value} is on the list below`; f.reset()')),
    null,
  ],
  [
    'whose script refuses wrong ones',
    form(
      'type="email" novalidate',
      onSubmit(`says.textContent = e.value.includes("@") ? "" : "Invalid email"; if (e.value.includes("@")) ${post}`),
      'novalidate',
    ),
    null,
  ],
  [
    'that ignores a wrong address without a word',
    form('type="email" required', onSubmit(`if (e.validity.valid) ${post}`), 'novalidate'),
    'form-entry: The form isn’t sent with an invalid email address, but doesn’t say why',
  ],
  [
    'that checks a wrong address and says nothing',
    form('type="email" required', onSubmit(`if (f.checkValidity()) ${post}`), 'novalidate'),
    'form-entry: The form isn’t sent with an invalid email address, but doesn’t say why',
  ],
  [
    'that checks a wrong address and says so later',
    form(
      'type="email" required',
      onSubmit(`if (f.checkValidity()) ${post}; else setTimeout(() => (says.textContent = "Like a@b.de"), 300)`),
      'novalidate',
    ),
    null,
  ],
  ['that lets the browser say so', form('type="email" required', onSubmit(`if (f.reportValidity()) ${post}`), 'novalidate'), null],
  [
    'that marks a wrong address in red',
    form(
      'type="email" required> <style>#e:user-invalid, #e.bad { border-color: #c00 }</style',
      onSubmit(`e.classList.toggle("bad", !e.validity.valid); if (e.validity.valid) ${post}`),
      'novalidate',
    ),
    null,
  ],
  [
    'that says so while typing',
    form(
      'type="email" required',
      `e.oninput = () => says.textContent = e.validity.valid ? '' : 'Like anna@example.com'; ${onSubmit(`if (e.validity.valid) ${post}`)}`,
      'novalidate',
    ),
    null,
  ],
  [
    'whose button stays disabled',
    form('type="email"', 'send.disabled = true'),
    'form-entry: All fields are filled in, but “Sign up” stays disabled',
  ],
  [
    'whose button keys alone enable',
    form('type="email"', `send.disabled = true; e.onkeyup = () => { ${checked} }`),
    'form-entry: When values are pasted, or filled in by the browser or a password manager, “Sign up” stays disabled',
  ],
  [
    'whose button a key enables on its way down',
    form('type="email"', `send.disabled = true; e.onkeydown = () => { ${checked} }`),
    'form-entry: When values are pasted, or filled in by the browser',
  ],
  [
    'whose button keys and changes enable',
    form('type="email"', `send.disabled = true; e.onkeyup = e.onchange = () => { ${checked} }`),
    null,
  ],
  [
    'whose button keys and a timer enable',
    form('type="email"', `send.disabled = true; const check = () => { ${checked} }; e.onkeyup = check; setInterval(check, 500)`),
    null,
  ],
  ['whose button is enabled', form('type="email"', 'send.disabled = true; e.oninput = () => send.disabled = !e.validity.valid'), null],
  [
    'that stays wrong',
    form('type="email"', 'e.oninvalid = () => e.setCustomValidity("That is no address")'),
    'form-entry: After one invalid email address',
  ],
  ['that does nothing', form('type="email"', onSubmit('')), 'form-entry: Nothing happens when “Sign up”'],
  ['that goes nowhere', form('type="email"', '', ''), 'form-entry: The form sends the email address to the page itself'],
  [
    'with a hidden required field',
    form('type="email"></label> <style>.trap { display: none }</style><input required class="trap" name="x"><label'),
    'form-entry: A required field is hidden',
  ],
  [
    'with more fields',
    form(
      'type="email" required></label> <label>Name <input required name="name"></label> <label>Terms <input type="checkbox" required name="terms"',
    ),
    null,
  ],
  ['with a captcha', form('type="email"> <span class="h-captcha" data-sitekey="1"></span', 'send.disabled = true'), null],
  [
    'a form that waits for ever',
    sendingForm(''),
    'form-entry: When the server doesn’t accept the email address, the form stays at “Sending…”',
  ],
  ['a form that says in a box that it failed', sendingForm("alert('That failed, please try again.')"), null],
  [
    'a form that says that it failed',
    sendingForm("b.disabled = false; b.textContent = 'Join'; o.textContent = 'That failed, please try again.'"),
    null,
  ],
  [
    'a form that empties itself without a word',
    form('type="email"', onSubmit('f.reset()')),
    'form-entry: After “Sign up” is pressed, the page says nothing',
  ],
  [
    'a form that is sent without a word',
    form('type="email"', onSubmit('fetch("/news", { method: "POST", body: new FormData(f) })')),
    'form-entry: After “Sign up” is pressed, the page says nothing',
  ],
  [
    'a form that says nothing of a failure',
    form('type="email"', onSubmit('fetch("/news", { method: "POST" }).then(({ ok }) => ok && (says.textContent = "Thank you"))')),
    'form-entry: When the server doesn’t accept the form, the page says nothing',
  ],
  [
    'a form that answers in a shadow root',
    form(
      'type="email"',
      onSubmit(
        'fetch("/news", { method: "POST" }).then(({ ok }) => ((t.shadowRoot ?? t.attachShadow({ mode: "open" })).innerHTML = ok ? "Thank you" : "That failed"))',
      ),
    ).replace('<p id="says">', '<div id="t"></div><p id="says">'),
    null,
  ],
  [
    'a form that answers with an alert',
    form('type="email"', onSubmit('fetch("/news", { method: "POST" }).then(({ ok }) => alert(ok ? "Thank you" : "That failed"))')),
    null,
  ],
  [
    'a form that leads on',
    form('type="email"', onSubmit('fetch("/news", { method: "POST" }).then(({ ok }) => { location.href = ok ? "/welcome" : "/sorry" })')),
    null,
  ],
  ['a form with two fields that a second click sends again', ordered(post), 'form-entry: A second click on “Order” sends the form again'],
  ['a form whose button is off while it is sent', ordered(`o.disabled = true; ${post}.finally(() => (o.disabled = false))`), null],
  ['a form that minds its first request', ordered(`if (f.busy) return; f.busy = true; ${post}.finally(() => (f.busy = false))`), null],
  ['a form that asks for the address twice', twice, null],
]
