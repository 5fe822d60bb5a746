import { describe, expect, test } from 'vitest';
import { historyOf, stepBack, stepForward, stepTo } from '../../src/designer/state/app-state.ts';

describe('the history of a design', () => {
  test('steps back and forward', () => {
    const third = stepTo(stepTo(historyOf('a'), 'b'), 'c');
    const back = stepBack(third);
    expect(back?.now).toBe('b');
    expect(back && stepForward(back)?.now).toBe('c');
  });

  test('merges consecutive steps of the same name', () => {
    const typed = ['h', 'he', 'hel'].reduce(
      (now, text) => stepTo(now, text, 'title'),
      historyOf(''),
    );
    expect(stepBack(typed)?.now).toBe('');
  });

  test('starts a new step of the same name after a different one', () => {
    const typed = stepTo(
      stepTo(stepTo(historyOf(''), 'a', 'title 1'), 'b', 'title 2'),
      'c',
      'title 1',
    );
    expect(stepBack(typed)?.now).toBe('b');
  });

  test('discards redo steps on a new step', () => {
    const back = stepBack(stepTo(historyOf('a'), 'b'));
    expect(back && stepForward(stepTo(back, 'c'))).toBeUndefined();
  });

  test('ignores a step that changes nothing', () => {
    expect(stepBack(stepTo(historyOf('a'), 'a'))).toBeUndefined();
  });
});
