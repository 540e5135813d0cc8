// Makes every GET call of the page runnable. Without it the forms still open the bare answer.

const catalog = loadCatalog()

for (const form of document.querySelectorAll('form.try')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    putIds(form, await catalog)
    const address = addressOf(form)
    form.querySelector('.sent').textContent = address
    run(address, resultOf(form))
  })
}

const consoleForm = document.querySelector('#console')
const consoleInput = document.querySelector('#address')
consoleForm.addEventListener('submit', (event) => {
  event.preventDefault()
  const typed = new URL(consoleInput.value.trim() || '/', location.origin)
  // Whatever is pasted runs against this server only.
  consoleInput.value = typed.pathname + typed.search
  run(consoleInput.value, resultOf(consoleForm))
})
for (const place of document.querySelectorAll('#examples, #nothing')) {
  place.addEventListener('click', (event) => {
    const link = event.target.closest('a')
    if (!link) return
    event.preventDefault()
    consoleInput.value = link.getAttribute('href')
    consoleForm.requestSubmit()
    consoleForm.scrollIntoView({ block: 'start' })
  })
}

document.querySelector('#find').addEventListener('input', (event) => {
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const entry of document.querySelectorAll('[data-find]')) {
    entry.hidden = !words.every((word) => entry.dataset.find.includes(word))
  }
  for (const group of document.querySelectorAll('.group')) {
    group.hidden = !group.querySelector('[data-find]:not([hidden])')
  }
  document.querySelector('.side').classList.toggle('finding', words.length > 0)
  const search = new URLSearchParams({ text: event.target.value })
  document.querySelector('#instead').setAttribute('href', `/api/search/?${search}`)
  document.querySelector('#nothing').hidden = document.querySelector('article:not([hidden])') !== null
})

// By attribute: a parameter called `id` hides the form's own property of that name.
const resultOf = (form) => document.querySelector(`[data-result-of="${form.getAttribute('id')}"]`)

/** Puts ids for the names that were typed: the whole name before one that begins so, and that before one that holds it. */
function putIds(form, names) {
  for (const input of form.querySelectorAll('[data-list]')) {
    const known = [...(names[input.name] ?? [])]
    const wanted = input.value.split(',').map((part) => idOf(part.trim(), known))
    input.value = wanted.filter((part) => part !== '').join(',')
  }
}

function idOf(text, known) {
  if (text === '' || /^\d+$/.test(text)) return text
  const plain = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const asked = plain(text)
  const tests = [(name) => name === asked, (name) => name.startsWith(asked), (name) => name.includes(asked)]
  for (const test of tests) {
    const found = known.find(([, name]) => test(plain(name)))
    if (found) return String(found[0])
  }
  return text
}

function addressOf(form) {
  const query = new URLSearchParams()
  let path = form.getAttribute('data-path')
  for (const { name, value, dataset } of form.querySelectorAll('[name]')) {
    if (dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value.trim()))
    else if (value.trim() !== '') query.set(name, value.trim())
  }
  const search = query.toString().replaceAll('%2C', ',')
  return path + (search && `?${search}`)
}

let latestRun = 0

async function run(address, place) {
  const number = (latestRun += 1)
  place.dataset.run = number
  place.hidden = false
  place.replaceChildren(made('div', { className: 'status', role: 'status' }, 'Asking …'))
  const begun = performance.now()
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    const text = await response.text()
    const milliseconds = Math.round(performance.now() - begun)
    // A slower, older answer never overwrites a newer one.
    if (place.dataset.run === String(number))
      show(place, { address, response, text, milliseconds, names: await catalog })
  } catch {
    place.replaceChildren(
      made('div', { className: 'status', role: 'status' }, 'The server cannot be reached. Please try again.'),
    )
  }
}

function show(place, { address, response, text, milliseconds, names }) {
  const answer = parsed(text)
  const list = answer?.results ?? answer?.result
  const rows = Array.isArray(list) ? list : null
  const views = {
    ...(rows?.length && { Table: () => tableOf(rows, names) }),
    [answer === undefined ? 'Text' : 'JSON']: () =>
      made('pre', { tabIndex: 0 }, cut(answer === undefined ? text : JSON.stringify(answer, null, 2))),
    curl: () => made('pre', { tabIndex: 0 }, `curl '${location.origin}${address}'`),
  }
  const body = made('div')
  const choices = made('span', { className: 'choices' })
  const choose = (name) => {
    body.replaceChildren(views[name]())
    for (const button of choices.children)
      button.setAttribute('aria-pressed', String(button.textContent === name))
  }
  for (const name of Object.keys(views)) {
    const button = made('button', { type: 'button', onclick: () => choose(name) }, name)
    button.setAttribute('aria-pressed', 'false')
    choices.append(button)
  }
  const count = answer?.count === undefined ? '' : `${rows?.length ?? answer.count} of ${answer.count} rows`
  place.replaceChildren(
    made(
      'div',
      { className: 'status', role: 'status' },
      made(
        'strong',
        { className: response.ok ? '' : 'failed' },
        `${response.status} ${answer?.message ?? response.statusText}`,
      ),
      made('span', {}, count),
      made('span', {}, `${milliseconds} ms`),
      choices,
    ),
    body,
  )
  choose(Object.keys(views)[0])
}

// A browser needs seconds to lay out what a download of all values holds.
const mostLetters = 200_000
const cut = (text) =>
  text.length <= mostLetters
    ? text
    : `${text.slice(0, mostLetters)}\n… and ${(text.length - mostLetters).toLocaleString('en')} more letters`

// What a value is comes before how it is kept.
const lateColumns = ['citation', 'note', 'id', 'created_at', 'updated_at']

function tableOf(rows, names) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.includes('value')) columns.sort((a, b) => lateColumns.indexOf(a) - lateColumns.indexOf(b))
  const head = made('tr', {}, ...columns.map((column) => made('th', { scope: 'col' }, column)))
  const lines = rows
    .slice(0, 200)
    .map((row) => made('tr', {}, ...columns.map((column) => cell(row[column], names[column]))))
  const table = made('table', {}, made('thead', {}, head), made('tbody', {}, ...lines))
  return made('div', { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: 'Rows' }, table)
}

function cell(value, names) {
  if (value === null || value === undefined) return made('td', {}, '')
  const name = typeof value === 'number' ? names?.get(value) : undefined
  if (name) return made('td', {}, name, ' ', made('small', {}, String(value)))
  const isNumber = typeof value === 'number'
  return made(
    'td',
    { className: isNumber ? 'number' : String(value).length > 40 ? 'long' : '' },
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  )
}

/** Names by id for each column that holds ids; also fills the suggestions and the examples. */
async function loadCatalog() {
  try {
    const response = await fetch('/api/catalog/')
    if (!response.ok) return {}
    const lists = await response.json()
    const named = {
      indicators: lists.indicators.map((each) => [each.id, each.short_name || each.full_name]),
      datasources: lists.datasources.map((each) => [each.id, each.datasource]),
      locations: lists.locations.map((each) => [each.id, each.name]),
      levels: lists.levels.map((each) => [each.id, each.name]),
      valueTypes: lists.valueTypes.map((each) => [each.id, each.value_type]),
      factors: lists.factors.map((each) => [each.id, each.display_factor]),
    }
    suggest(named)
    offerExamples(lists)
    const { indicators, datasources, locations, levels, valueTypes, factors } = named
    return {
      indicator: new Map(indicators),
      datasource: new Map(datasources),
      location: new Map(locations),
      parent: new Map(locations),
      level: new Map(levels),
      value_type: new Map(valueTypes),
      factor: new Map(factors),
    }
  } catch {
    return {}
  }
}

function suggest(named) {
  for (const [name, pairs] of Object.entries(named)) {
    const options = pairs.map(([id, label]) =>
      made('option', { value: String(id), label: `${label} (${id})` }),
    )
    document.body.append(made('datalist', { id: `list-${name}` }, ...options))
  }
  for (const input of document.querySelectorAll('[data-list]'))
    input.setAttribute('list', `list-${input.dataset.list}`)
}

function offerExamples({ indicators, locations }) {
  const most = [...indicators].sort((a, b) => b.datasources.length - a.datasources.length)[0]
  const nation = locations.find(({ level }) => level === 1)
  const state = locations.find(({ name }) => name === 'Kano') ?? locations.find(({ level }) => level === 3)
  if (!most || !nation || !state) return
  const examples = [
    [
      `${most.short_name}: what each source last said of ${nation.name}`,
      `/api/data/?indicator=${most.id}&location=${nation.id}&latest=true&ordering=-period`,
    ],
    [`… in every state`, `/api/data/?indicator=${most.id}&level=3&latest=true`],
    [
      `… in ${state.name} over the years`,
      `/api/data/?indicator=${most.id}&location=${state.id}&ordering=period`,
    ],
    [
      `… in ${state.name}, the newest of each source`,
      `/api/data/?indicator=${most.id}&location=${state.id}&latest=true&ordering=-period`,
    ],
  ]
  document.querySelector('#examples').append(...examples.map(([text, href]) => made('a', { href }, text)))
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function made(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
