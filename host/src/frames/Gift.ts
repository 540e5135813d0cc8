/** The keyboard, as the page gives it to a frame. What has been taken is not there any more. */
export class Gift {
  #isGiven = false

  give(isGiven: boolean): void {
    this.#isGiven = isGiven
  }

  take(): boolean {
    const wasGiven = this.#isGiven
    this.#isGiven = false
    return wasGiven
  }
}
