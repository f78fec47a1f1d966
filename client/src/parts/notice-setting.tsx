// Whether the browser shows a notice when it is one's turn, and a button to see one.
import { useSignal } from '@preact/signals';
import { allowNotices, canNotify, type NoticeFault, notify } from '../play/notices.ts';
import { notices } from '../settings.ts';
import { useWords } from '../words/index.ts';

export function NoticeSetting() {
  const words = useWords();
  const fault = useSignal<NoticeFault | undefined>(undefined);
  if (!canNotify()) return null;
  const choose = async (wanted: string) => {
    fault.value = wanted === 'on' ? await allowNotices() : undefined;
    notices.value = wanted === 'on' && !fault.value ? 'on' : 'off';
  };
  const test = async () => {
    fault.value = await notify({ title: 'Kontor', text: words.noticeTested, mark: 'test' }).catch((): NoticeFault => 'unknown');
    if (fault.value) notices.value = 'off';
  };
  return (
    <>
      <label>
        {words.notices}
        <select
          value={notices.value}
          onChange={(event) => {
            const select = event.currentTarget;
            void choose(select.value).then(() => {
              select.value = notices.value;
            });
          }}
        >
          <option value="off">{words.noticeModes.off}</option>
          <option value="on">{words.noticeModes.on}</option>
        </select>
      </label>
      {notices.value === 'on' && (
        <button type="button" class="link-button" onClick={() => void test()}>
          {words.noticeTest}
        </button>
      )}
      {fault.value && (
        <p class="problem" role="alert">
          {words.noticeFaults[fault.value]}
        </p>
      )}
    </>
  );
}
