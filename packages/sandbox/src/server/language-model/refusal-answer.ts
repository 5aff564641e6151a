import { completeAnswer, type ModelCall } from './wire-formats.ts';

const REFUSAL = "I'm sorry, but I can't help with that request.";

/** A model that will not do it, in one piece: a 200 with the refusal in the place of the text. */
export function refusalAnswer(call: ModelCall): object {
  const whole = completeAnswer(call, '');
  switch (call.format) {
    case 'chat': {
      const message = { role: 'assistant', content: null, refusal: REFUSAL };
      return { ...whole, choices: [{ index: 0, message, finish_reason: 'stop' }] };
    }
    case 'responses': {
      const content = [{ type: 'refusal', refusal: REFUSAL }];
      return { ...whole, output: [{ type: 'message', id: 'm1', role: 'assistant', status: 'completed', content }] };
    }
    case 'messages':
      return { ...whole, content: [], stop_reason: 'refusal' };
  }
}
