import type { Locator } from 'playwright'
import { expect } from 'vitest'

const noticedMs = 250

/** Presses a button that must be meant: for a moment after it has come, or moved on the screen, it hears nothing. */
export async function pressMeant(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await button.page().waitForTimeout(noticedMs)
  await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('false')
  await button.click()
}

/**
 * Presses a button that only asks, and says yes: that button has the same words, and others once it was heard. On a
 * busy machine the page may stand still just before the press, which is then not heard: a person presses again.
 */
export async function pressAndConfirm(button: Locator): Promise<void> {
  const act = (await button.textContent()) ?? ''
  await button.click()
  const question = button.page().getByRole('alertdialog')
  const yes = question.getByRole('button', { name: act, exact: true })
  await pressMeant(yes)
  await expect
    .poll(
      async () => {
        // It may go between the look and the press.
        if (await yes.isVisible()) await yes.click({ timeout: 1_000 }).catch(() => {})
        return yes.isVisible()
      },
      { interval: 500, timeout: 60_000 },
    )
    .toBe(false)
  await question.waitFor({ state: 'hidden' })
}
