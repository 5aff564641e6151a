import type { BrowserContext } from '@playwright/test';

/**
 * Everything that a page's console and network report as wrong: errors (violations of the content security policy
 * among them), exceptions, failed requests and answers that are not ok.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  #isOver = false;

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#note(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#note(`exception: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The client itself drops a request whose answer nobody waits for any more.
      if (reason !== 'net::ERR_ABORTED') this.#note(`request: ${reason} ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`response: ${response.status()} ${response.url()}`);
    });
  }

  /** What a page asks for after its test is answered by no one in particular. */
  end(): void {
    this.#isOver = true;
  }

  /** Says beforehand what this test provokes. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }

  #note(problem: string): void {
    if (!this.#isOver) this.#found.push(problem);
  }
}
