const quietMs = 2_000
const reminderMs = 10_000
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Runs a step and shows that it goes on where it takes over two seconds: a spinner on a terminal,
 * plain lines elsewhere. `hints` maps seconds to a line that explains a long wait.
 */
export async function showProgress(title, work, hints = {}) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  const drawing = process.stdout.isTTY ? spin(title, seconds, hints) : remind(title, seconds, hints)
  try {
    const result = await work()
    drawing.stop()
    if (Date.now() - began >= quietMs) console.log(`${title}: done in ${seconds()} s.`)
    return result
  } catch (error) {
    drawing.stop()
    throw error
  }
}

const hintAt = (hints, seconds) =>
  Object.entries(hints)
    .filter(([from]) => Number(from) <= seconds)
    .at(-1)?.[1] ?? ''

function spin(title, seconds, hints) {
  let turn = 0
  const erase = () => process.stdout.write('\r\x1b[2K')
  const draw = () => {
    if (seconds() * 1000 < quietMs) return
    const line = `${frames[turn++ % frames.length]} ${title} (${seconds()} s) ${hintAt(hints, seconds())}`
    erase()
    process.stdout.write(line.slice(0, (process.stdout.columns ?? 80) - 1))
  }
  const timer = setInterval(draw, 100)
  return {
    stop() {
      clearInterval(timer)
      erase()
    },
  }
}

function remind(title, seconds, hints) {
  const remindAgain = () =>
    console.log(`${title}: ${seconds()} s so far. ${hintAt(hints, seconds())}`.trimEnd())
  let reminder
  const first = setTimeout(() => {
    console.log(`${title} …`)
    reminder = setInterval(remindAgain, reminderMs)
  }, quietMs)
  return {
    stop() {
      clearTimeout(first)
      clearInterval(reminder)
    },
  }
}
