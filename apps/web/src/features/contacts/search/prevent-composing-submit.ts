import type { KeyboardEvent } from 'react';

/** WebKit ends a composition before the key that ended it arrives; that key then has this code. */
const COMPOSING_KEY_CODE = 229;

/** For `onKeyDown` of a field: Enter that ends the input of a composed character does not send the form. */
export function preventComposingSubmit(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  if (event.key === 'Enter' && (isComposing || keyCode === COMPOSING_KEY_CODE)) event.preventDefault();
}
